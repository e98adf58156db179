import type { DeskPlace } from '@vetka/domain/desk';
import type { RouterContext } from '../../shell/routerContext.ts';
import { NoRightPage } from './lazyComponents.ts';
import { loadPlace } from './loadPlace.ts';

interface Entered {
  context: RouterContext;
  params: { service: string };
  location: { pathname: string };
}

interface Room {
  mayEnter: (place: DeskPlace) => boolean;
  /** The code. */
  page: { preload: () => Promise<unknown> };
  /** Reads the initial data of the room. */
  read: (context: Pick<RouterContext, 'api' | 'queryClient'>, service: string) => Promise<unknown>;
}

/**
 * The loader of a shop's room: checks access, loads the code and the initial lists. Failed lists are shown in the room,
 * with a retry.
 * @throws notFound (404)
 */
export async function loadRoom(
  { context, params: { service }, location: { pathname } }: Entered,
  { mayEnter, page, read }: Room,
): Promise<{ mayEnter: boolean }> {
  const isAllowed = mayEnter(await loadPlace(context, service, pathname));
  await (isAllowed
    ? Promise.all([page.preload(), read(context, service).catch(() => undefined)])
    : NoRightPage.preload());
  return { mayEnter: isAllowed };
}
