import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { GoodsProduct } from '@vetka/domain/goods';
import { useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { detailOf, isRefusal, mayPass, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useRecipe } from '../stems/useRecipe.ts';
import { useAutosave } from '../useAutosave.ts';
import { goodsQueries } from './goods.queries.ts';
import { changesOf, draftOf, type DraftErrors, type ProductDraft } from './productDraft.ts';

/** The last edit that was sent. Only a failed one is sent again by itself. */
interface Tried {
  edit: string;
  hasFailed: boolean;
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
  const [tried, setTried] = useState<Tried>();
  const latest = useRef(read);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const changes = changesOf(draft, product);
  const unsaved = JSON.stringify(changes.edit);
  const hasErrors = Object.keys(changes.errors).length > 0;
  const isUnsaved = unsaved !== '{}' || hasErrors;
  const isDraft = product.status === 'DRAFT' || product.status === 'MODERATION';

  function keep(saved: GoodsProduct): void {
    latest.current = saved;
    setProduct(saved);
    setSaving('saved');
    queryClient.setQueryData(goodsQueries.product(api, service, saved.id).queryKey, saved);
    void queryClient.invalidateQueries({ queryKey: [...goodsQueries.all(service), 'list'] });
  }

  function fail(error: unknown, edit: string): void {
    setSaving('failed');
    setTried({ edit, hasFailed: mayPass(error) });
    // Somebody else has saved the product.
    setTheirs(detailOf(error, 'product') as GoodsProduct | undefined);
    setRefused(refusalOf(error).fields);
    if (!isRefusal(error)) errors.handle(error, { hasToasts: false });
  }

  async function send(): Promise<GoodsProduct | undefined> {
    const { id, version } = latest.current;
    const { edit } = changesOf(draft, latest.current);
    if (Object.keys(edit).length === 0) return latest.current;
    setSaving('saving');
    setRefused({});
    try {
      const saved = await unwrap(api.goods.edit({ params: { service, id }, body: { version, ...edit } }));
      setTried({ edit: JSON.stringify(edit), hasFailed: false });
      keep(saved);
      return saved;
    } catch (error) {
      fail(error, JSON.stringify(edit));
      return undefined;
    }
  }

  /**
   * One save at a time: each names the version that the previous one created.
   * @returns the saved product; undefined when it could not be saved
   */
  function save(): Promise<GoodsProduct | undefined> {
    const saved = queue.current.then(send);
    queue.current = saved;
    return saved;
  }

  const recipe = useRecipe(service, product.id, function takeComposition(composition) {
    latest.current = { ...latest.current, composition };
    setProduct(latest.current);
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

  const isTried = tried?.edit === unsaved;
  useAutosave({
    draft: unsaved,
    isWaiting:
      isDraft && unsaved !== '{}' && theirs === undefined && saving !== 'saving' && !(isTried && !tried.hasFailed),
    hasFailed: isTried,
    onSave: () => void save(),
  });

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
        latest.current = theirs;
        setProduct(theirs);
        void save();
      },
    },
    discard: () => setDraft(draftOf(product)),
  };
}

export type ProductEditor = ReturnType<typeof useProductEditor>;
