import { createFileRoute } from '@tanstack/react-router';
import { RoomPage } from '../../../features/chat/lazyComponents.ts';
import { chatQueries } from '../../../shell/chat/chat.queries.ts';
import { logFailure } from '../../../shell/errors/logFailure.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_responsive/chat/$roomId')({
  loader: async ({ context: { api, queryClient }, params: { roomId }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    if (!/^[1-9]\d{0,8}$/.test(roomId)) throw refuse();
    const id = Number(roomId);
    // Refetched on every opening: the cached room is as old as its last visit.
    const alwaysStale = { staleTime: 0 };
    await loadKnown(queryClient.fetchQuery({ ...chatQueries.room(api, id), ...alwaysStale }), refuse);
    // Failed here, they are loaded by the chat's machine, which reports its failure and offers a retry.
    const messages = queryClient
      .fetchInfiniteQuery({ ...chatQueries.messages(api, id), ...alwaysStale })
      .catch(logFailure('the messages', undefined));
    await Promise.all([messages, RoomPage.preload()]);
  },
  component: Room,
});

function Room() {
  return <RoomPage id={Number(Route.useParams().roomId)} />;
}
