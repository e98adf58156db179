import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import { Spinner } from '@vetka/ui/Spinner';
import { ChatThread } from '@vetka/ui/patterns/chat/ChatThread';
import { useEffect, useState } from 'react';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { useComplaint } from '../../shell/complaint/useComplaint.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useStore } from '../../shell/store.ts';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { useApi, useShell } from '../../shell/useContext.ts';
import * as styles from './ChatOverlay.css.ts';
import { EditComposer } from './EditComposer.tsx';
import { firstUnread } from './firstUnread.ts';
import { cardsFor } from './MessageCards.tsx';
import { ownActors, ownPlace } from './ownActors.ts';
import { RoomBlock } from './RoomBlock.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { RoomHead, type BackProps } from './RoomHead.tsx';
import { threadMessages } from './threadMessages.ts';
import { useEditedMessage } from './useEditedMessage.ts';
import { useInviteAnswer } from './useInviteAnswer.ts';
import { useMessageJump } from './useMessageJump.ts';
import { useRemoval } from './useRemoval.tsx';

interface RoomPageProps extends BackProps {
  id: number;
}

/** The messages of a room and its composer. */
export default function RoomPage({ id, back }: RoomPageProps) {
  const user = useUser();
  // Signed out: the browser is navigating to the home page.
  return user && <OpenRoom key={id} id={id} user={user} back={back} />;
}

function OpenRoom({ id, user, back }: { id: number; user: AuthUser } & BackProps) {
  const { data: room } = useSuspenseQuery(chatQueries.room(useApi(), id));
  const { shown, firstUnreadId, hasOlder, view, error, read } = useRoomMessages(id, user, room.unreadCount);
  const { chat } = useShell();
  const place = ownPlace(user, room);
  useOpenRoom(id, user, place);
  const { edited, begin, end } = useEditedMessage(user.id, id, shown ?? []);
  const { onRemove, removal } = useRemoval();
  const complain = useComplaint();
  const onInvite = useInviteAnswer();
  const now = view.rooms.find((each) => each.id === id);
  const loadOlder = () => void chat.send(user.id, { type: 'chat.loadOlder' });
  const jump = useMessageJump({ oldestId: shown?.[0]?.id, hasOlder, isLoading: view.isLoadingMessages, loadOlder });
  return (
    <>
      <RoomHead room={room} user={user} back={back} shownId={jump.shownId} onShow={jump.show} />
      {shown === undefined ? (
        <div className={styles.waiting}>
          {error ? <LoadFailure error={error} onRetry={read} /> : <Spinner size="l" />}
        </div>
      ) : (
        <ChatThread
          messages={threadMessages(shown, { ...view, userId: user.id, roomId: id, place })}
          ownUserId={user.id}
          own={ownActors(user)}
          firstUnreadId={firstUnreadId}
          isTyping={now?.message.isTyping ?? false}
          onEarlier={hasOlder ? loadOlder : undefined}
          isLoadingEarlier={view.isLoadingMessages && view.messages !== null}
          cardsOf={cardsFor(user.id)}
          onInvite={onInvite}
          onEdit={begin}
          onRemove={onRemove}
          onComplain={({ id: subjectId }) => complain({ kind: 'MESSAGE', subjectId })}
          onRetry={({ clientId, text, attachments, createdAt }) => {
            if (clientId === null) return;
            void chat.send(user.id, { type: 'chat.sendMessage', clientId, text, attachments, writtenAt: createdAt });
          }}
        />
      )}
      {edited ? (
        <EditComposer key={edited.message.id} {...edited} onEnd={end} />
      ) : room.block === null ? (
        <RoomComposer user={user} roomId={id} link={view.link} isSent={view.isSent} />
      ) : (
        <RoomBlock room={room} user={user} />
      )}
      {removal}
    </>
  );
}

/** The server-rendered messages until the running chat has opened the room. */
function useRoomMessages(id: number, user: AuthUser, unreadCount: number) {
  const { chat } = useShell();
  const view = useStore(chat.view);
  const { data, hasNextPage, error, refetch } = useInfiniteQuery(chatQueries.messages(useApi(), id));
  const newestFirst = data?.pages.flatMap((page) => page.data);
  // Opening the room marks it as read: the «new messages» line keeps its initial position.
  const [firstUnreadId] = useState(() => firstUnread(newestFirst ?? [], { unreadCount, userId: user.id }));
  const live = view.roomId === id ? view.messages : null;
  return {
    view,
    firstUnreadId,
    /** Undefined until they are known. */
    shown: live ?? newestFirst?.toReversed(),
    hasOlder: live ? view.hasOlder : hasNextPage,
    error,
    read: () => void refetch(),
  };
}

/** Opens the room in the chat while the page is mounted. */
function useOpenRoom(roomId: number, user: AuthUser, { participantType, participantId }: ReturnType<typeof ownPlace>) {
  const { chat } = useShell();
  const isRunning = useStore(chat.view).link !== 'offline';
  useEffect(
    function joinWhileOpen() {
      void chat.send(user.id, { type: 'chat.joinRoom', roomId, participantType, participantId });
      return () => chat.leaveRoom(user.id);
    },
    [chat, roomId, user.id, participantType, participantId],
  );
  useEffect(
    function joinOnceLoaded() {
      // The chat's code may have failed to load above, and been loaded by a later command. A room is joined only once.
      if (isRunning) void chat.send(user.id, { type: 'chat.joinRoom', roomId, participantType, participantId });
    },
    [chat, isRunning, roomId, user.id, participantType, participantId],
  );
}
