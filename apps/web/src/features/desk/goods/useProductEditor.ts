import { useQueryClient } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { GoodsProduct } from '@vetka/domain/goods';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { isRefusal, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useRecipe } from '../stems/useRecipe.ts';
import { goodsQueries } from './goods.queries.ts';
import { changesOf, draftOf, type DraftErrors, type ProductDraft } from './productDraft.ts';

/** A draft saves itself this long after the last change (ms). */
const autosaveMs = 1000;

/** The other person's product, which a 409 carries. */
function productIn(error: unknown): GoodsProduct | undefined {
  if (!(error instanceof ApiError) || error.failure.kind !== 'error') return undefined;
  return error.failure.details['product'] as GoodsProduct | undefined;
}

export type Saving = 'saved' | 'saving' | 'failed';

/** A failure stands until what failed is saved or taken back. */
function savingOf(saving: Saving, isUnsaved: boolean, hasFailedRecipe: boolean): Saving {
  if (saving === 'saving') return saving;
  return hasFailedRecipe || (saving === 'failed' && isUnsaved) ? 'failed' : 'saved';
}

/**
 * A product being edited. A draft saves itself; a published product is saved by a press, so that no half-typed name is
 * on the shop's page. A concurrent edit by somebody else is never overwritten silently.
 */
export function useProductEditor(service: string, read: GoodsProduct) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const [product, setProduct] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [saving, setSaving] = useState<Saving>('saved');
  const [refused, setRefused] = useState<DraftErrors>({});
  const [theirs, setTheirs] = useState<GoodsProduct>();
  const isBusy = useRef(false);
  const changes = changesOf(draft, product);
  const unsaved = JSON.stringify(changes.edit);
  const hasErrors = Object.keys(changes.errors).length > 0;
  const isUnsaved = unsaved !== '{}' || hasErrors;
  const isDraft = product.status === 'DRAFT' || product.status === 'MODERATION';

  function keep(saved: GoodsProduct): void {
    setProduct(saved);
    setSaving('saved');
    queryClient.setQueryData(goodsQueries.product(api, service, saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: [...goodsQueries.all(service), 'list'] });
  }

  /** @returns the saved product; undefined when it could not be saved */
  async function save(over: GoodsProduct = product): Promise<GoodsProduct | undefined> {
    const { edit } = changesOf(draft, over);
    if (isBusy.current) return undefined;
    if (Object.keys(edit).length === 0) return over;
    isBusy.current = true;
    setSaving('saving');
    setRefused({});
    try {
      const body = { version: over.version, ...edit };
      const saved = await unwrap(api.goods.edit({ params: { service, id: over.id }, body }));
      keep(saved);
      return saved;
    } catch (error) {
      setSaving('failed');
      setTheirs(productIn(error));
      setRefused(refusalOf(error).fields);
      if (!isRefusal(error)) errors.handle(error, { hasToasts: false });
      return undefined;
    } finally {
      isBusy.current = false;
    }
  }

  const recipe = useRecipe(service, product.id, function takeComposition(composition) {
    setProduct((known) => ({ ...known, composition }));
    // A composition that was typed meanwhile stays an edit.
    setDraft((known) =>
      known.composition === draft.composition
        ? { ...known, composition: draftOf({ ...product, composition }).composition }
        : known,
    );
  });

  /** Saves the page and the recipe. @returns the saved product; undefined when a part could not be saved */
  async function saveAll(): Promise<GoodsProduct | undefined> {
    if (hasErrors) {
      setSaving('failed');
      return undefined;
    }
    const saved = await save();
    return saved && (await recipe.save()) ? saved : undefined;
  }

  const autosave = useEffectEvent(() => void save());
  const hasConflict = theirs !== undefined;
  useEffect(
    function saveDraft() {
      if (!isDraft || unsaved === '{}' || hasConflict) return undefined;
      const timer = setTimeout(() => autosave(), autosaveMs);
      return () => clearTimeout(timer);
    },
    [isDraft, unsaved, hasConflict],
  );

  return {
    product,
    draft,
    change: (part: Partial<ProductDraft>) => setDraft((known) => ({ ...known, ...part })),
    saving: savingOf(saving, isUnsaved, recipe.hasFailed),
    recipe,
    saveAll,
    isDraft,
    isUnsaved,
    errors: { ...refused, ...changes.errors },
    /** A concurrent edit by somebody else. */
    conflict: theirs && {
      takeTheirs: () => {
        setDraft(draftOf(theirs));
        keep(theirs);
        setTheirs(undefined);
      },
      keepMine: () => {
        setTheirs(undefined);
        setProduct(theirs);
        void save(theirs);
      },
    },
    discard: () => setDraft(draftOf(product)),
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
