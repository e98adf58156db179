import { deskFilters, deskLimits, type DeskFilter } from '@vetka/domain/desk';

/** What the URL of the queue says. */
export interface QueueSearch {
  filter?: DeskFilter;
  /** `YYYY-MM-DD` of delivery. */
  day?: string;
  search?: string;
  /** Id of the order open beside the queue. `order` opens a purchase over any page. */
  open?: number;
  /** The conversation with the customer of the open order, in the place of the order. */
  chat?: true;
}

/** A queue as it is read. */
export interface QueueView {
  filter: DeskFilter;
  day?: string | undefined;
  search?: string | undefined;
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

export function parseQueueSearch(raw: Record<string, unknown>): QueueSearch {
  const filter = deskFilters.find((each) => each === raw.filter);
  const text = typeof raw.search === 'string' ? raw.search.slice(0, deskLimits.search) : '';
  const open = Number(raw.open);
  const isChat = String(raw.chat) === '1';
  return {
    ...(filter && { filter }),
    ...(isDay(raw.day) && { day: raw.day }),
    ...(text && { search: text }),
    ...(Number.isSafeInteger(open) && open > 0 && { open }),
    ...(isChat && { chat: true }),
  };
}

/** The day that the calendar shows, from its URL. */
export const parseCalendarDay = ({ day }: Record<string, unknown>): string | undefined =>
  isDay(day) ? day : undefined;

export const queueView = ({ filter = 'QUEUE', day, search }: QueueSearch): QueueView => ({ filter, day, search });

/** Query string of a queue, with its `?`; empty for the queue as it opens. */
export function queueQuery({ filter, day, search, open, chat }: QueueSearch): string {
  const query = new URLSearchParams();
  if (filter && filter !== 'QUEUE') query.set('filter', filter);
  if (day) query.set('day', day);
  if (search) query.set('search', search);
  if (open) query.set('open', String(open));
  if (chat) query.set('chat', '1');
  return query.size > 0 ? `?${query}` : '';
}
