import { actorTypes, type ActorType } from '@vetka/domain/actor';
import { searchText } from '../searchText.ts';

/** The state of a list in the address: its page from 2 on, and whose things it shows. */
export interface ListSearch {
  page?: number;
  authorType?: ActorType;
  /** What articles are about. */
  tag?: string;
}

const pageOf = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined;
};

/** Reads an address. What can't be read is left out: a mistyped address shows the list, not an error. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  const page = pageOf(raw.page);
  const authorType = actorTypes.find((type) => type === raw.authorType);
  const tag = typeof raw.tag === 'string' ? raw.tag.trim().slice(0, 60) : '';
  return { ...(page && { page }), ...(authorType && { authorType }), ...(tag && { tag }) };
}

/** The page alone, for lists without a filter. */
export function parsePage(raw: Record<string, unknown>): { page?: number } {
  const page = pageOf(raw.page);
  return page ? { page } : {};
}

/** A list that is searched by name. */
export interface NameSearch {
  page?: number;
  /** A part of a name. */
  name?: string;
}

export function parseNameSearch(raw: Record<string, unknown>): NameSearch {
  const name = typeof raw.name === 'string' ? raw.name.trim().slice(0, 100) : '';
  return { ...parsePage(raw), ...(name && { name }) };
}

/** For `loaderDeps`. Parsed a second time: the router lays what `validateSearch` returns over the raw address. */
export const pageDeps = ({ search }: { search: object }): { page: number } => ({
  page: parsePage({ ...search }).page ?? 1,
});

/** The address of a list. The first page is not named. */
export const listHref = (path: string, { page, ...filters }: ListSearch & { name?: string }): string =>
  `${path}${searchText({ ...filters, page: page === 1 ? undefined : page })}`;
