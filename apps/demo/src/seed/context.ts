/** What every step of the seed works with. */
import type { Transaction } from '@vetka/api/database';
import type { MediaShelf } from './media-shelf.ts';

export interface SeedContext {
  tx: Transaction;
  /** The moment everything is dated from. */
  now: Date;
  media: MediaShelf;
  /** Ids by slug or nickname. */
  cities: Map<string, number>;
  users: Map<string, number>;
  services: Map<string, number>;
  products: SeededProduct[];
}

/** A product as later steps need it. */
export interface SeededProduct {
  id: number;
  slug: string;
  title: string;
  service: string;
  price: number;
  isPublished: boolean;
  mediaId: number | null;
  /** The main flower's or the kind's name: reviews are chosen by it. */
  kind: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A moment before now. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
export const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
/** `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The id behind a name; an unknown one is a mistake in the demo content. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`В демонстрационных данных нет «${name}»`);
  return id;
}
