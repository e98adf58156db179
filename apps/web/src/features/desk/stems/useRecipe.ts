import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import {
  afterSave,
  compositionOf,
  isPutBack,
  isSameRecipe,
  recipeDraftOf,
  recipeEditOf,
  type EditedRecipe,
  type RecipeDraft,
} from './recipeDraft.ts';
import { stemsQueries } from './stems.queries.ts';
import { useStemChanges } from './useStemChanges.ts';

const none: RecipeDraft = [];

/**
 * The recipe of a product being edited. A recipe that a colleague saves meanwhile does not replace what is not saved.
 * @param onSaved takes the composition that the recipe has generated
 */
export function useRecipe(
  service: string,
  productId: number,
  onSaved: (composition: ReturnType<typeof compositionOf>) => void,
) {
  const read = useQuery(stemsQueries.recipe(useApi(), service, productId));
  const { data } = read;
  const changes = useStemChanges(service);
  const [edited, setEdited] = useState<EditedRecipe>();
  const [message, setMessage] = useState<string>();
  const saved = data ? recipeDraftOf(data) : none;
  // Otherwise it would become an edit again as soon as a colleague saves another recipe.
  if (edited && isPutBack(edited, saved, changes.isPending)) setEdited(undefined);
  const mine = edited && !isSameRecipe(edited.parts, saved) ? edited : undefined;

  function discard(): void {
    setEdited(undefined);
    setMessage(undefined);
  }

  /** @returns whether everything that was edited until the press is saved */
  async function save(): Promise<boolean> {
    if (!mine) return true;
    const failed = await changes.setRecipe(productId, recipeEditOf(mine.parts));
    setMessage(failed?.reason);
    if (failed) return false;
    setEdited((now) => afterSave(now, mine));
    if (mine.parts.length > 0) onSaved(compositionOf(mine.parts));
    return true;
  }

  return {
    read,
    isHidden: data?.isHidden ?? false,
    saved,
    parts: mine?.parts ?? saved,
    isChanged: mine !== undefined,
    /** A colleague has saved another recipe. */
    isOutdated: mine !== undefined && !isSameRecipe(mine.before, saved),
    isPending: changes.isPending,
    /** The last save failed, and its edit is still there. */
    hasFailed: mine !== undefined && message !== undefined,
    message,
    change: (parts: RecipeDraft) => setEdited({ parts, before: mine?.before ?? saved }),
    discard,
    save,
  };
}
