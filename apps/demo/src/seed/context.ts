/** Shared state of the seed's steps. */
import type { Transaction } from '@vetka/api/database';
import type { MediaShelf } from './media-shelf.ts';

export interface SeedContext {
  tx: Transaction;
  /** The time all dates are relative to. */
  now: Date;
  /** Encrypts what only the program may read. */
  secret: string | undefined;
  media: MediaShelf;
  /** Ids by slug or nickname. */
  cities: Map<string, number>;
  users: Map<string, number>;
  services: Map<string, number>;
  products: SeededProduct[];
}

/** The parts of a product that later steps need. */
export interface SeededProduct {
  id: number;
  slug: string;
  title: string;
  service: string;
  price: number;
  isPublished: boolean;
  mediaId: number | null;
  /** Name of the main flower or the kind, used to choose reviews. */
  kind: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A time before now. */
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);
export const minutesAgo = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * MINUTE);
/** `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The id of a name; an unknown one is an error in the demo content. */
export function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`В демонстрационных данных нет «${name}»`);
  return id;
}
