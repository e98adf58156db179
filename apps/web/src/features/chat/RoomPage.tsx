import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Hidden } from '@vetka/ui/Hidden';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
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
      {/* On a phone the list, and its title with it, is out of sight. */}
      <Hidden from="md">
        <VisuallyHidden as="h1">Переписка</VisuallyHidden>
      </Hidden>
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
