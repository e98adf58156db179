import { useInfiniteQuery } from '@tanstack/react-query';
import { ChatLayout } from '@vetka/ui/patterns/chat/ChatLayout';
import { ChatRoomList } from '@vetka/ui/patterns/chat/ChatRoomList';
import type { ReactNode } from 'react';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useStore } from '../../shell/store.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import * as styles from './ChatPage.css.ts';
import { withLive } from './liveRooms.ts';
import { NoRooms } from './NoRooms.tsx';
import { ownActors } from './ownActors.ts';
import { SoundSwitch } from './SoundSwitch.tsx';

interface ChatPageProps {
  /** Page number of the list of rooms. */
  page: number;
  /** Id of the open room. */
  roomId: number | undefined;
  /** The open conversation. */
  thread: ReactNode;
}

/** Conversations of the signed-in user, with the open one beside them. */
export default function ChatPage({ page, roomId, thread }: ChatPageProps) {
  const user = useUser();
  const { rooms: live } = useStore(useShell().chat.view);
  const list = useInfiniteQuery(chatQueries.rooms(useApi(), page));
  // Signed out: the browser is navigating to the home page.
  if (!user) return null;
  const path = roomId === undefined ? pagePath('/chat') : pagePath('/chat/$roomId', { roomId });
  const listOf = (rooms: Parameters<typeof withLive>[0]) => (
    <ChatRoomList rooms={withLive(rooms, live, page)} own={ownActors(user)} currentId={roomId} />
  );
  const rooms = (
    <PagedItems
      list={list}
      hrefOf={(each) => listHref(path, { page: each })}
      empty={live.length > 0 ? listOf([]) : <NoRooms />}
    >
      {listOf}
    </PagedItems>
  );
  return (
    <div className={styles.page} data-open={thread ? '' : undefined}>
      <ChatLayout rooms={rooms} thread={thread} actions={<SoundSwitch />} />
    </div>
  );
}
