import { unwrap } from '@vetka/api-client/client';
import type { HomeBanner, HomeBannerPlace, HomeBannerUpdate, WriteHomeBanner } from '@vetka/domain/page';
import { useApi } from '../../../shell/useContext.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { useAct, useFormAct } from '../useAct.ts';
import { useShowAtOnce } from '../useShowAtOnce.ts';
import { savedBanner, type WrittenBanner } from './bannerDraft.ts';

const areas = ['page'] as const;

/** The calls about banners of the home page. */
function useCalls() {
  const api = useApi();
  return {
    add: (body: WriteHomeBanner) => unwrap(api.page.addBanner({ body })),
    change: (id: number, body: HomeBannerUpdate) => unwrap(api.page.changeBanner({ params: { id }, body })),
    turn: (id: number, isActive: boolean) => unwrap(api.page.switchBanner({ params: { id }, body: { isActive } })),
    remove: (id: number) => unwrap(api.page.removeBanner({ params: { id } })),
    order: (place: HomeBannerPlace, ids: number[]) => unwrap(api.page.orderBanners({ body: { place, ids } })),
  };
}

/** A toast with «Вернуть», which reverts the act. */
function useUndo() {
  const { act } = useAct({ send: (send: () => Promise<unknown>) => send(), done: () => 'Вернули как было', areas });
  return (text: string, back: () => Promise<unknown>) => ({ text, actionLabel: 'Вернуть', onClick: () => act(back) });
}

/** Adds a banner, or changes the given one. Each can be undone. */
export function useSaveBanner(known: HomeBanner | null, onDone: () => void) {
  const { add, change, remove } = useCalls();
  const offer = useUndo();
  return useFormAct({
    send: (body: WrittenBanner) => (known ? change(known.id, body) : add({ ...body, isActive: true })),
    done: ({ id, title }) => {
      if (!known) return offer(`«${title}» на главной`, () => remove(id));
      const { isActive: _isActive, ...before } = savedBanner(known);
      return offer(`«${title}»: сохранено`, () => change(id, before));
    },
    areas,
    onDone,
  });
}

const idsOf = (banners: readonly HomeBanner[]): number[] => banners.map(({ id }) => id);

/** Switches, removes and orders the banners of a place, each at once and with an undo. */
export function useArrangeBanners(place: HomeBannerPlace, banners: readonly HomeBanner[]) {
  const { add, turn, remove, order } = useCalls();
  const offer = useUndo();
  const show = useShowAtOnce();
  const { queryKey } = moderationQueries.banners(useApi());
  // One act after another.
  const inPlace = `banners-${place}`;
  const { act: switchOn } = useAct({
    order: inPlace,
    send: ({ id, isActive }: HomeBanner) => turn(id, !isActive),
    done: ({ id, title, isActive }) =>
      offer(isActive ? `«${title}» снова на главной` : `«${title}» выключен`, () => turn(id, !isActive)),
    areas,
  });
  const restore = async (banner: HomeBanner, before: number[]) => {
    const { id } = await add(savedBanner(banner));
    await order(
      place,
      before.map((each) => (each === banner.id ? id : each)),
    );
  };
  const { act: drop } = useAct({
    order: inPlace,
    send: (banner: HomeBanner) => remove(banner.id).then(() => ({ banner, before: idsOf(banners) })),
    done: ({ banner, before }) => offer(`«${banner.title}» удалён`, () => restore(banner, before)),
    areas,
  });
  const { act: arrange } = useAct({
    order: inPlace,
    send: ({ moved, before }: Record<'moved' | 'before', number[]>) => order(place, moved).then(() => before),
    done: (before) => offer('Порядок сохранён', () => order(place, before)),
    areas,
  });
  return {
    switchOn,
    drop,
    arrange: (moved: readonly HomeBanner[]) => {
      void show(queryKey, (known) => [...known.filter((each) => each.place !== place), ...moved]);
      arrange({ moved: idsOf(moved), before: idsOf(banners) });
    },
  };
}
