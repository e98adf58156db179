import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import { Hidden } from '@vetka/ui/Hidden';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { ChatThread, ChatThreadHead } from '@vetka/ui/patterns/chat/ChatThread';
import { useEffect, useState } from 'react';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useStore } from '../../shell/store.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { firstUnread } from './firstUnread.ts';
import { ownActors, ownPlace } from './ownActors.ts';
import { RoomComposer } from './RoomComposer.tsx';
import { threadMessages } from './threadMessages.ts';

/** The messages of a room and its composer. */
export default function RoomPage({ id }: { id: number }) {
  const user = useUser();
  // Signed out: the browser is navigating to the home page.
  return user && <OpenRoom key={id} id={id} user={user} />;
}

function OpenRoom({ id, user }: { id: number; user: AuthUser }) {
  const { data: room } = useSuspenseQuery(chatQueries.room(useApi(), id));
  const { shown, firstUnreadId, hasOlder, view } = useRoomMessages(id, user, room.unreadCount);
  const { chat } = useShell();
  useOpenRoom(id, user, ownPlace(user, room));
  const now = view.rooms.find((each) => each.id === id);
  return (
    <>
      {/* On a phone the list, and its title with it, is hidden. */}
      <Hidden from="md">
        <VisuallyHidden as="h1">Переписка</VisuallyHidden>
      </Hidden>
      <ChatThreadHead participants={room.participants} own={ownActors(user)} />
      <ChatThread
        messages={threadMessages(shown, { ...view, userId: user.id, roomId: id })}
        ownUserId={user.id}
        firstUnreadId={firstUnreadId}
        isTyping={now?.message.isTyping ?? false}
        onEarlier={hasOlder ? () => void chat.send(user.id, { type: 'chat.loadOlder' }) : undefined}
        isLoadingEarlier={view.isLoadingMessages && view.messages !== null}
        onRetry={({ clientId, text, createdAt }) => {
          if (clientId === null) return;
          void chat.send(user.id, { type: 'chat.sendMessage', clientId, text, writtenAt: createdAt });
        }}
      />
      <RoomComposer user={user} roomId={id} link={view.link} isSent={view.isSent} />
    </>
  );
}

/** The server-rendered messages until the running chat has opened the room. */
function useRoomMessages(id: number, user: AuthUser, unreadCount: number) {
  const { chat } = useShell();
  const view = useStore(chat.view);
  const { data, hasNextPage } = useInfiniteQuery(chatQueries.messages(useApi(), id));
  const newestFirst = data?.pages.flatMap((page) => page.data) ?? [];
  // Opening the room marks it as read: the «new messages» line keeps its initial position.
  const [firstUnreadId] = useState(() => firstUnread(newestFirst, { unreadCount, userId: user.id }));
  const live = view.roomId === id ? view.messages : null;
  return {
    view,
    firstUnreadId,
    shown: live ?? newestFirst.toReversed(),
    hasOlder: live ? view.hasOlder : hasNextPage,
  };
}

/** Opens the room in the chat while the page is mounted. */
function useOpenRoom(roomId: number, user: AuthUser, { participantType, participantId }: ReturnType<typeof ownPlace>) {
  const { chat } = useShell();
  useEffect(
    function joinWhileOpen() {
      void chat.send(user.id, { type: 'chat.joinRoom', roomId, participantType, participantId });
      return () => chat.leaveRoom(user.id);
    },
    [chat, roomId, user.id, participantType, participantId],
  );
}
