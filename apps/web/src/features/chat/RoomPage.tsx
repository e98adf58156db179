import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ChatThread, ChatThreadHead } from '@vetka/ui/patterns/chat/ChatThread';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { chatQueries } from './chat.queries.ts';
import { firstUnread } from './firstUnread.ts';

/** What was said in a room, for reading. */
export default function RoomPage({ id }: { id: number }) {
  const api = useApi();
  const user = useUser();
  const { data: room } = useSuspenseQuery(chatQueries.room(api, id));
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(chatQueries.messages(api, id));
  if (!user) return null;
  const newestFirst = data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <ChatThreadHead participants={room.participants} own={{ participantType: 'USER', participantId: user.id }} />
      <ChatThread
        messages={newestFirst.toReversed()}
        ownUserId={user.id}
        firstUnreadId={firstUnread(newestFirst, { unreadCount: room.unreadCount, userId: user.id })}
        onEarlier={hasNextPage ? () => void fetchNextPage() : undefined}
        isLoadingEarlier={isFetchingNextPage}
      />
    </>
  );
}
