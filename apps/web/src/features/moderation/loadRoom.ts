import type { RouterContext } from '../../shell/routerContext.ts';
import { requireAdministration } from './requireAdministration.ts';

interface Entered {
  context: RouterContext;
  location: { pathname: string };
}

/**
 * The loader of a room: checks access, loads the code and the initial lists. The API refuses them until the second
 * factor is passed. Other failures are shown in the room, with a retry.
 * @throws notFound (404)
 */
export async function loadRoom(
  { context, location }: Entered,
  room: { preload: () => Promise<void> },
  read: (context: Pick<RouterContext, 'api' | 'queryClient'>) => Promise<unknown> = async () => undefined,
): Promise<void> {
  requireAdministration(context, location.pathname);
  await Promise.all([room.preload(), read(context).catch(() => undefined)]);
}
