import { useRouter } from '@tanstack/react-router';
import type { DeskFilter, DeskOrderRow } from '@vetka/domain/desk';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { keepChoice } from './deskMemory.ts';
import { queueQuery, type QueueSearch } from './queueSearch.ts';

/** From this width the order opens beside the queue; on narrower screens it has a page. */
const besideQuery = '(min-width: 1200px)';

type OrderId = Pick<DeskOrderRow, 'id'>;

/** Addresses within the queue, and ways to go there in place. */
export function useQueueLinks(service: string, search: QueueSearch) {
  const router = useRouter();
  const userId = useUser()?.id;
  const { open: _open, ...view } = search;
  const queueHref = (next: QueueSearch) => `${pagePath('/my/shop/$service/orders', { service })}${queueQuery(next)}`;
  const orderHref = ({ id }: OrderId) =>
    `${pagePath('/my/shop/$service/orders/$id', { service, id })}${queueQuery(view)}`;
  const go = (href: string, replace = false) => void router.navigate({ href, replace, resetScroll: false } as never);
  const filterHref = (filter: DeskFilter) => queueHref({ ...view, filter });
  return {
    orderHref,
    filterHref,
    printHref: (query: string) => `${pagePath('/my/shop/$service/print', { service })}?${query}`,
    /** The queue without an open order. */
    closeHref: queueHref(view),
    /** Beside the queue where there is room for it. */
    open: (order: OrderId) =>
      matchMedia(besideQuery).matches ? go(queueHref({ ...view, open: order.id }), true) : go(orderHref(order)),
    close: () => go(queueHref(view), true),
    show: (order: OrderId) => go(orderHref(order)),
    filter: (filter: DeskFilter) => {
      if (userId !== undefined) keepChoice(userId, { filter });
      go(filterHref(filter), true);
    },
    find: (text: string) => go(queueHref({ ...view, search: text }), true),
    pickDay: (day: string | undefined) => {
      const { day: _before, ...others } = view;
      go(queueHref(day === undefined ? others : { ...others, day }), true);
    },
  };
}

export type QueueLinks = ReturnType<typeof useQueueLinks>;
