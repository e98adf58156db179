import { addDays, dayIn } from '@vetka/domain/date';
import { deskFilters, deskLimits, type DeskFilter, type DeskView } from '@vetka/domain/desk';
import { cutText } from '@vetka/domain/text';

/** The URL of the queue. */
export interface QueueSearch {
  filter?: DeskFilter;
  /** Of delivery: `YYYY-MM-DD`, or a relative day. */
  day?: string;
  search?: string;
  /** The saved view that was opened. The rest of the URL is the current state of the queue. */
  view?: number;
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

/** Days from today, by their names in URLs. */
const movingDays: Record<string, number> = { today: 0, tomorrow: 1 };

const isDate = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));

const isDay = (value: unknown): value is string => isDate(value) || Object.hasOwn(movingDays, String(value));

const idIn = (raw: unknown): number | undefined => {
  const id = Number(raw);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export function parseQueueSearch(raw: Record<string, unknown>): QueueSearch {
  const filter = deskFilters.find((each) => each === raw.filter);
  const text = typeof raw.search === 'string' ? cutText(raw.search, deskLimits.search) : '';
  const open = idIn(raw.open);
  const view = idIn(raw.view);
  const isChat = String(raw.chat) === '1';
  return {
    ...(filter && { filter }),
    ...(isDay(raw.day) && { day: raw.day }),
    ...(text && { search: text }),
    ...(view && { view }),
    ...(open && { open }),
    ...(isChat && { chat: true }),
  };
}

/** The day that the calendar shows, from its URL. */
export const parseCalendarDay = ({ day }: Record<string, unknown>): string | undefined =>
  isDate(day) ? day : undefined;

export const queueView = ({ filter = 'QUEUE', day, search }: QueueSearch): QueueView => ({ filter, day, search });

const dateOf = (movingDay: string, timeZone: string): string => addDays(dayIn(timeZone), movingDays[movingDay] ?? 0);

/** The same with the date of a relative day. @param timeZone of the shop */
export const withDate = ({ day, ...search }: QueueSearch, timeZone: string): QueueSearch => ({
  ...search,
  ...(day && { day: isDate(day) ? day : dateOf(day, timeZone) }),
});

/** The query string of the queue's state, as stored in views: tomorrow's date becomes «завтра». */
export function viewQuery({ filter, day, search }: QueueSearch, timeZone: string): string {
  const moving = Object.keys(movingDays).find((each) => dateOf(each, timeZone) === day);
  const kept = { ...(filter && { filter }), ...(day && { day: moving ?? day }), ...(search && { search }) };
  return queueQuery(kept).slice(1);
}

/** The URL of a saved view. */
export const searchOfView = ({ id, query }: DeskView): QueueSearch =>
  parseQueueSearch({ ...Object.fromEntries(new URLSearchParams(query)), view: id });

/** Query string of a queue, with its `?`; empty for the queue's initial state. */
export function queueQuery({ filter, day, search, view, open, chat }: QueueSearch): string {
  const query = new URLSearchParams();
  if (filter && filter !== 'QUEUE') query.set('filter', filter);
  if (day) query.set('day', day);
  if (search) query.set('search', search);
  if (view) query.set('view', String(view));
  if (open) query.set('open', String(open));
  if (chat) query.set('chat', '1');
  return query.size > 0 ? `?${query}` : '';
}
