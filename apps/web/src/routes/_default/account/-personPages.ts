import type { Page } from '@vetka/domain/paging';
import { profileQueries } from '../../../features/profile/profile.queries.ts';
import { loadPaged, type pagedQuery } from '../../../shell/lists/pagedQuery.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';
import type { Api } from '../../../shell/api/apiClient.ts';
import type { RouterContext } from '../../../shell/routerContext.ts';

/** Loader arguments of a list under `/account/{nickname}`. */
interface PersonPage {
  context: RouterContext;
  params: { nickname: string };
  deps: { page: number };
  location: { pathname: string };
}

type PagedOptions<Item> = ReturnType<typeof pagedQuery<Page<Item>>>;

/** The part of the page that shows the list. */
interface Part {
  preload: () => Promise<void>;
}

/** Loads a list by nickname. A hidden profile has no such page. */
export const loadByNickname =
  <Item>(listOf: (api: Api, nickname: string, page: number) => PagedOptions<Item>, part: Part) =>
  async ({ context: { api, queryClient }, params: { nickname }, deps: { page }, location }: PersonPage) => {
    const list = loadPaged(queryClient, listOf(api, nickname, page), page);
    await Promise.all([loadKnown(list, () => notFoundPath(location.pathname)), part.preload()]);
  };

/** Loads a list by the person's id, which is looked up by nickname first. */
export const loadById =
  <Item>(listOf: (api: Api, id: number, page: number) => PagedOptions<Item>, part: Part) =>
  async ({ context: { api, queryClient }, params: { nickname }, deps: { page }, location }: PersonPage) => {
    const person = queryClient.ensureQueryData(profileQueries.one(api, nickname));
    const { id } = await loadKnown(person, () => notFoundPath(location.pathname));
    await Promise.all([loadPaged(queryClient, listOf(api, id, page), page), part.preload()]);
  };
