import type { DeskPlace } from '@vetka/domain/desk';
import { loadKnown } from '../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../shell/pages/notFoundPath.ts';
import type { RouterContext } from '../../shell/routerContext.ts';
import { deskQueries } from './desk.queries.ts';

/** The shop of a desk. For people who do not work there it does not exist. @throws notFound (404) */
export async function loadPlace(
  { api, queryClient }: RouterContext,
  service: string,
  path: string,
): Promise<DeskPlace> {
  const refuse = () => notFoundPath(path);
  const places = await loadKnown(queryClient.ensureQueryData(deskQueries.places(api)), refuse);
  const place = places.find((each) => each.service.slug === service);
  if (!place) throw refuse();
  return place;
}

/** An id in a path. @throws notFound (404) */
export function deskId(text: string, path: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw notFoundPath(path);
  return Number(text);
}
