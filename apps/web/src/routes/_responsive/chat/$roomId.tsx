import { createFileRoute } from '@tanstack/react-router';
import { chatQueries } from '../../../features/chat/chat.queries.ts';
import { RoomPage } from '../../../features/chat/laterParts.ts';
import { loadKnown } from '../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_responsive/chat/$roomId')({
  loader: async ({ context: { api, queryClient }, params: { roomId }, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    if (!/^[1-9]\d{0,8}$/.test(roomId)) throw refuse();
    const id = Number(roomId);
    await loadKnown(queryClient.ensureQueryData(chatQueries.room(api, id)), refuse);
    await Promise.all([queryClient.ensureInfiniteQueryData(chatQueries.messages(api, id)), RoomPage.warmUp()]);
  },
  component: Room,
});

function Room() {
  return <RoomPage id={Number(Route.useParams().roomId)} />;
}
