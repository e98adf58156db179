import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { ArrangeShelf, EditShopSection, ShopBanners, ShopSections, Storefront } from '@vetka/domain/storefront';
import type { Api } from '../../../shell/api/apiClient.ts';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { inOrder, isLastPress } from '../../../shell/marks/pressOrder.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { storefrontQueries } from './storefront.queries.ts';

/** Long enough to reach «Вернуть» with a wet hand (ms). */
const undoToastMs = 5000;

/** Replaces a changed part of the room's data. */
export type KeepStorefront = (part: Partial<Storefront>) => void;

export function useKeepStorefront(service: string): KeepStorefront {
  const api = useApi();
  const queryClient = useQueryClient();
  return (part) => {
    queryClient.setQueryData(storefrontQueries.all(api, service).queryKey, (known) => known && { ...known, ...part });
    // The shop's own page shows it, too.
    void invalidateAreas(queryClient, 'service', 'catalog');
  };
}

interface Change<Input, Answer> {
  /** The part that is changed. */
  part: keyof Storefront;
  call: (api: Api, input: Input) => Promise<Answer>;
  /** Shows the current state. Not called while a later change waits: its answer contains this one. */
  show: (answer: Answer) => void;
  onDone?: (answer: Answer, input: Input) => void;
}

/** One change of a part at a time. A refusal is shown by a toast, and the list reloaded. */
function useChange<Input, Answer>(service: string, { part, call, show, onDone }: Change<Input, Answer>) {
  const api = useApi();
  const errors = useErrorHandler();
  const queryClient = useQueryClient();
  const name = `storefront-${service}-${part}`;
  return useMutation({
    ...inOrder(name),
    mutationFn: (input: Input) => call(api, input),
    onSuccess: (answer, input) => {
      if (isLastPress(queryClient, name)) show(answer);
      onDone?.(answer, input);
    },
    onError: (error) => {
      errors.handle(error);
      void queryClient.invalidateQueries({ queryKey: storefrontQueries.all(api, service).queryKey });
    },
  });
}

/** A toast that reports the change, with «Вернуть». */
function useUndo() {
  const { toasts } = useShell();
  return (text: string, onUndo?: () => void): void =>
    toasts.show({
      id: 'storefront-change',
      kind: 'success',
      text,
      durationMs: undoToastMs,
      ...(onUndo && { actionLabel: 'Вернуть', onClick: onUndo }),
    });
}

/** The order of goods. */
export function useShelf(service: string, keep: KeepStorefront) {
  const offer = useUndo();
  const { mutate } = useChange(service, {
    part: 'shelf',
    call: (api, body: ArrangeShelf) => unwrap(api.storefront.arrangeShelf({ params: { service }, body })),
    show: (shelf) => keep({ shelf }),
  });
  const undo = (before: ArrangeShelf) => mutate(before, { onSuccess: () => offer('Вернули как было') });
  return (body: ArrangeShelf, before: ArrangeShelf) =>
    mutate(body, { onSuccess: () => offer('Порядок сохранён', () => undo(before)) });
}

/** The sections of a shop. */
export function useSections(service: string, keep: KeepStorefront) {
  const offer = useUndo();
  const params = { service };
  const { mutate, isPending } = useChange(service, {
    part: 'sections',
    call: (_: Api, { send }: { send: () => Promise<ShopSections>; onDone?: () => void }) => send(),
    show: (sections) => keep({ sections }),
    onDone: (_, { onDone }) => onDone?.(),
  });
  const api = useApi();
  const restore = (id: number) =>
    mutate({
      send: () => unwrap(api.storefront.restoreSection({ params: { ...params, id } })),
      onDone: () => offer('Рубрика на месте'),
    });
  return {
    isPending,
    create: (name: string, parentId: number | null, onDone: () => void) =>
      mutate({ send: () => unwrap(api.storefront.createSection({ params, body: { name, parentId } })), onDone }),
    edit: (id: number, body: EditShopSection, onDone: () => void = () => {}) =>
      mutate({ send: () => unwrap(api.storefront.editSection({ params: { ...params, id }, body })), onDone }),
    fill: (id: number, productIds: number[], onDone: () => void) =>
      mutate({
        send: () => unwrap(api.storefront.fillSection({ params: { ...params, id }, body: { productIds } })),
        onDone,
      }),
    remove: (id: number, name: string) =>
      mutate({
        send: () => unwrap(api.storefront.deleteSection({ params: { ...params, id } })),
        onDone: () => offer(`Рубрика «${name}» удалена`, () => restore(id)),
      }),
    arrange: (sections: ShopSections) => {
      keep({ sections });
      const body = { sections: sections.map(({ id, parentId }) => ({ id, parentId })) };
      mutate({ send: () => unwrap(api.storefront.arrangeSections({ params, body })) });
    },
  };
}

/** The banners of a shop. */
export function useBanners(service: string, keep: KeepStorefront) {
  const api = useApi();
  const params = { service };
  const { mutate } = useChange(service, {
    part: 'banners',
    call: (_: Api, { send }: { send: () => Promise<ShopBanners> }) => send(),
    show: (banners) => keep({ banners }),
  });
  return {
    switchOn: (id: number, isActive: boolean) =>
      mutate({ send: () => unwrap(api.storefront.editBanner({ params: { ...params, id }, body: { isActive } })) }),
    remove: (id: number) => mutate({ send: () => unwrap(api.storefront.deleteBanner({ params: { ...params, id } })) }),
    arrange: (banners: ShopBanners) => {
      keep({ banners });
      const body = { ids: banners.map(({ id }) => id) };
      mutate({ send: () => unwrap(api.storefront.arrangeBanners({ params, body })) });
    },
  };
}
