import { actorTypes, type ActorType } from '@vetka/domain/actor';
import { cutText } from '@vetka/domain/text';
import { searchText } from '../searchText.ts';

/** The state of a list in the URL: its page from 2 on, and the author filter. */
export interface ListSearch {
  page?: number;
  authorType?: ActorType;
  /** Only of authors whom the visitor follows. */
  following?: true;
  /** Subject of articles. */
  tag?: string;
}

const cut = (value: unknown, length: number): string =>
  typeof value === 'string' ? cutText(value.trim(), length) : '';

const pageOf = (value: unknown): number | undefined => {
  const page = Number(value);
  return Number.isSafeInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined;
};

/** Parses the search parameters. Invalid values are dropped: a mistyped URL shows the list, not an error. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  const page = pageOf(raw.page);
  const authorType = actorTypes.find((type) => type === raw.authorType);
  const tag = cut(raw.tag, 60);
  return {
    ...(page && { page }),
    ...(authorType && { authorType }),
    ...(String(raw.following) === 'true' && { following: true as const }),
    ...(tag && { tag }),
  };
}

/** Only the page number, for lists without filters. */
export function parsePage(raw: Record<string, unknown>): { page?: number } {
  const page = pageOf(raw.page);
  return page ? { page } : {};
}

/** The state of a list with a search by name. */
export interface NameSearch {
  page?: number;
  name?: string;
}

export function parseNameSearch(raw: Record<string, unknown>): NameSearch {
  const name = cut(raw.name, 100);
  return { ...parsePage(raw), ...(name && { name }) };
}

/** For `loaderDeps`. Parsed a second time: the router merges what `validateSearch` returns over the raw search. */
export const pageDeps = ({ search }: { search: object }): { page: number } => ({
  page: parsePage({ ...search }).page ?? 1,
});

/** URL of a list. The first page has no `page` parameter. */
export const listHref = (path: string, { page, ...filters }: ListSearch & { name?: string }): string =>
  `${path}${searchText({ ...filters, page: page === 1 ? undefined : page })}`;
