import { useMutation } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import { shopPageErrors, type ShopPage, type ShopPageState } from '@vetka/domain/storefront';
import { useRef, useState } from 'react';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { detailOf, isRefusal, mayPass, refusalOf } from '../../../shell/forms/refusalOf.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { useAutosave } from '../useAutosave.ts';
import type { KeepStorefront } from './useStorefront.ts';

const draftOf = ({ draft, published }: ShopPageState): ShopPage => draft ?? published;

const bodyOf = ({ name, tagline, story, phone, email, logo, cover }: ShopPage, version: number) => ({
  version,
  name,
  tagline,
  story,
  phone,
  email,
  logoId: logo?.id ?? null,
  coverId: cover?.id ?? null,
});

const isSame = (one: ShopPage, other: ShopPage): boolean =>
  JSON.stringify(bodyOf(one, 0)) === JSON.stringify(bodyOf(other, 0));

/**
 * The page of a shop being edited. The input saves itself as a draft; shoppers see it once it is published. A
 * concurrent draft of somebody else is never overwritten silently.
 */
export function usePageEditor(service: string, read: ShopPageState, keep: KeepStorefront) {
  const api = useApi();
  const { toasts } = useShell();
  const errors = useErrorHandler();
  const latest = useRef(read);
  const [state, setState] = useState(read);
  const [draft, setDraft] = useState(() => draftOf(read));
  const [failed, setFailed] = useState<{ page: ShopPage; isRefused: boolean }>();
  const [theirs, setTheirs] = useState<ShopPageState>();
  const [isTried, setTried] = useState(false);
  const params = { service };
  // One call at a time: each names the version that the previous one created.
  const scope = { id: `shop-page-${service}` };

  function take(page: ShopPageState): void {
    latest.current = page;
    setState(page);
    keep({ page });
  }
  async function send(page: ShopPage): Promise<void> {
    const body = bodyOf(page, latest.current.version);
    take(await unwrap(api.storefront.savePage({ params, body })));
  }
  function fail(error: unknown, page: ShopPage): void {
    // Somebody else has saved the page.
    setTheirs(detailOf(error, 'page') as ShopPageState | undefined);
    setFailed({ page, isRefused: !mayPass(error) });
    if (!isRefusal(error)) errors.handle(error, { hasToasts: false });
  }
  /** Shows the published page unless there is newer input. */
  function showPublished(page: ShopPageState, sent: ShopPage): void {
    take(page);
    setDraft((known) => (known === sent ? page.published : known));
    setTried(false);
  }

  const saving = useMutation({ scope, mutationFn: send, onError: fail });
  const isUnsaved = !isSame(draft, draftOf(state));
  const hasFailed = failed?.page === draft;
  const isWaiting = isUnsaved && theirs === undefined && !saving.isPending && !(hasFailed && failed.isRefused);
  useAutosave({ draft, isWaiting, hasFailed, onSave: () => saving.mutate(draft) });

  const publishing = useMutation({
    scope,
    mutationFn: async (page: ShopPage) => {
      if (!isSame(page, draftOf(latest.current))) await send(page);
      return unwrap(api.storefront.publishPage({ params, body: { savedVersion: latest.current.version } }));
    },
    onSuccess: (page, sent) => {
      showPublished(page, sent);
      toasts.show({ kind: 'success', text: 'Покупатели видят новую страницу' });
    },
    onError: fail,
  });

  const discarding = useMutation<ShopPageState, Error, ShopPage>({
    scope,
    mutationFn: () => unwrap(api.storefront.discardPage({ params, body: { savedVersion: latest.current.version } })),
    onSuccess: (page, typed) => {
      showPublished(page, typed);
      toasts.show({
        id: 'page-discarded',
        kind: 'success',
        text: 'Страница снова такая, как её видят',
        durationMs: 5000,
        actionLabel: 'Вернуть правки',
        onClick: () => setDraft(typed),
      });
    },
    onError: fail,
  });

  function publish(): void {
    setTried(true);
    if (Object.keys(shopPageErrors(draft)).length === 0) publishing.mutate(draft);
  }

  return {
    draft,
    state,
    change: (part: Partial<ShopPage>) => setDraft((known) => ({ ...known, ...part })),
    isUnsaved,
    isSaving: saving.isPending,
    hasFailed: hasFailed && isUnsaved,
    errors: {
      ...refusalOf(saving.error).fields,
      ...refusalOf(publishing.error).fields,
      ...(isTried ? shopPageErrors(draft) : {}),
    } as Readonly<Partial<Record<string, string>>>,
    /** There are unpublished changes. */
    isChanged: isUnsaved || state.draft !== null,
    publish,
    isPublishing: publishing.isPending,
    discard: () => discarding.mutate(draft),
    isDiscarding: discarding.isPending,
    /** A concurrent draft of somebody else. */
    conflict: theirs && {
      takeTheirs: () => {
        setTheirs(undefined);
        setDraft(draftOf(theirs));
        take(theirs);
      },
      keepMine: () => {
        setTheirs(undefined);
        take(theirs);
      },
    },
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;
