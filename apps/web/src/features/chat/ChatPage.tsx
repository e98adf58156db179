import { useInfiniteQuery } from '@tanstack/react-query';
import { ChatLayout } from '@vetka/ui/patterns/chat/ChatLayout';
import { ChatRoomList } from '@vetka/ui/patterns/chat/ChatRoomList';
import type { ReactNode } from 'react';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './ChatPage.css.ts';
import { chatQueries } from './chat.queries.ts';
import { NoRooms } from './NoRooms.tsx';

interface ChatPageProps {
  /** Of the list of rooms. */
  page: number;
  /** The open room. */
  roomId: number | undefined;
  /** The open conversation. */
  thread: ReactNode;
}

/** Conversations of the signed-in person, and the open one beside them. */
export default function ChatPage({ page, roomId, thread }: ChatPageProps) {
  const user = useUser();
  const list = useInfiniteQuery(chatQueries.rooms(useApi(), page));
  // Signed out meanwhile: the browser is on its way home.
  if (!user) return null;
  const path = roomId === undefined ? '/chat' : `/chat/${roomId}`;
  const rooms = (
    <PagedItems list={list} hrefOf={(each) => listHref(path, { page: each })} empty={<NoRooms />}>
      {(found) => (
        <ChatRoomList rooms={found} own={{ participantType: 'USER', participantId: user.id }} currentId={roomId} />
      )}
    </PagedItems>
  );
  return (
    <div className={styles.page} data-open={thread ? '' : undefined}>
      <ChatLayout rooms={rooms} thread={thread} />
    </div>
  );
}
