import { useRouter } from '@tanstack/react-router';
import type { DeskFilter, DeskOrderRow, DeskView } from '@vetka/domain/desk';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { keepChoice } from './deskMemory.ts';
import { queueQuery, searchOfView, type QueueSearch } from './queueSearch.ts';

/** From this width the order opens beside the queue; on narrower screens it has a page. */
const besideQuery = '(min-width: 1200px)';

/** Marks a history entry in which a conversation was opened from the desk. */
const chatState = { isDeskChat: true };

type OrderId = Pick<DeskOrderRow, 'id'>;

/** Addresses within the queue, and navigation in place. @param isPage an order takes the width, on its own page */
export function useQueueLinks(service: string, search: QueueSearch, isPage: boolean) {
  const router = useRouter();
  const userId = useUser()?.id;
  const { open, chat: _chat, ...view } = search;
  const queueHref = (next: QueueSearch) => `${pagePath('/my/shop/$service/orders', { service })}${queueQuery(next)}`;
  const pageHref = ({ id }: OrderId, next: QueueSearch) =>
    `${pagePath('/my/shop/$service/orders/$id', { service, id })}${queueQuery(next)}`;
  const orderHref = (order: OrderId) => pageHref(order, view);
  const chatHref = (order: OrderId) => pageHref(order, { ...view, chat: true });
  const go = (href: string, replace = false, state = {}) =>
    void router.navigate({ href, replace, resetScroll: false, state } as never);
  const { view: _saved, ...shown } = view;
  const filterHref = (filter: DeskFilter) => queueHref({ ...shown, filter });
  const isBeside = () => matchMedia(besideQuery).matches;
  return {
    orderHref,
    chatHref,
    filterHref,
    printHref: (query: string) => `${pagePath('/my/shop/$service/print', { service })}${query && `?${query}`}`,
    calendarHref: `${pagePath('/my/shop/$service/calendar', { service })}${search.day ? `?day=${search.day}` : ''}`,
    /** The queue without an open order. */
    closeHref: queueHref(view),
    /** Beside the queue where there is room for it. */
    open: (order: OrderId) => (isBeside() ? go(queueHref({ ...view, open: order.id }), true) : go(orderHref(order))),
    close: () => go(queueHref(view), true),
    show: (order: OrderId) => go(orderHref(order)),
    /** The conversation with the customer: in the sheet, and on narrow screens on the order's page. */
    chat: (order: OrderId) =>
      isPage || !isBeside()
        ? go(chatHref(order), false, chatState)
        : go(queueHref({ ...view, open: order.id, chat: true }), true),
    /** Whether going back in the history leaves the open conversation. */
    isChatOpenedHere: () => Object.keys(chatState).every((key) => key in router.state.location.state),
    /** The order that the conversation is about, on its page or beside the queue. */
    chatBackHref: (order: OrderId) => (open === undefined ? orderHref(order) : queueHref({ ...view, open })),
    filter: (filter: DeskFilter) => {
      if (userId !== undefined) keepChoice(userId, { filter });
      go(filterHref(filter), true);
    },
    viewHref: (saved: DeskView) => queueHref(searchOfView(saved)),
    openView: (saved: DeskView) => go(queueHref(searchOfView(saved)), true),
    /** The person's last choice at this desk. */
    restore: (kept: Pick<QueueSearch, 'filter' | 'day'>) => go(queueHref(kept), true),
    find: (text: string) => go(queueHref({ ...view, search: text }), true),
    pickDay: (day: string | undefined) => {
      if (userId !== undefined) keepChoice(userId, { day });
      const { day: _before, ...others } = view;
      go(queueHref(day === undefined ? others : { ...others, day }), true);
    },
  };
}

export type QueueLinks = ReturnType<typeof useQueueLinks>;
