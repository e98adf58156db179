import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import type { Room } from '@vetka/domain/chat';
import { Hidden } from '@vetka/ui/Hidden';
import { CloseIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { ChatThread, ChatThreadHead, type ThreadMessage } from '@vetka/ui/patterns/chat/ChatThread';
import { useEffect, useState } from 'react';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { useComplaint } from '../../shell/complaint/useComplaint.ts';
import { RestrictMenu } from '../../shell/restrictions/lazyComponents.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useStore } from '../../shell/store.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { EditComposer } from './EditComposer.tsx';
import { firstUnread } from './firstUnread.ts';
import { cardsFor } from './MessageCards.tsx';
import { ownActors, ownPlace } from './ownActors.ts';
import { blockable, RoomBlock } from './RoomBlock.tsx';
import { RoomComposer } from './RoomComposer.tsx';
import { threadMessages } from './threadMessages.ts';
import { useInviteAnswer } from './useInviteAnswer.ts';
import { useRemoval } from './useRemoval.tsx';

interface BackProps {
  /** Over what the conversation is open, where that is not the list of conversations. */
  back?: { href: string; label: string; onBack: () => void } | undefined;
}

interface RoomPageProps extends BackProps {
  id: number;
}

/** The messages of a room and its composer. */
export default function RoomPage({ id, back }: RoomPageProps) {
  const user = useUser();
  // Signed out: the browser is navigating to the home page.
  return user && <OpenRoom key={id} id={id} user={user} back={back} />;
}

/** The way back to the list, or to what the conversation is open over. */
function Head({ participants, user, back }: { participants: Room['participants']; user: AuthUser } & BackProps) {
  const own = ownActors(user);
  const menu = <RoomMenu participants={participants} user={user} />;
  if (!back) return <ChatThreadHead participants={participants} own={own} actions={menu} />;
  const { href, label, onBack } = back;
  return (
    <ChatThreadHead
      participants={participants}
      own={own}
      backHref={href}
      backLabel={label}
      onBack={onBack}
      actions={
        <>
          {menu}
          <Hidden below="md">
            <IconButton label={label} icon={<CloseIcon />} onClick={onBack} />
          </Hidden>
        </>
      }
    />
  );
}

/** Mutes or blocks the other side, for those who speak as themselves. */
function RoomMenu({ participants, user }: { participants: Room['participants']; user: AuthUser }) {
  const other = blockable(participants, user);
  return other && <RestrictMenu {...other.target} name={other.name} />;
}

function OpenRoom({ id, user, back }: { id: number; user: AuthUser } & BackProps) {
  const { data: room } = useSuspenseQuery(chatQueries.room(useApi(), id));
  const { shown, firstUnreadId, hasOlder, view } = useRoomMessages(id, user, room.unreadCount);
  const { chat } = useShell();
  const place = ownPlace(user, room);
  useOpenRoom(id, user, place);
  const [edited, setEdited] = useState<ThreadMessage | null>(null);
  const { onRemove, removal } = useRemoval();
  const complain = useComplaint();
  const onInvite = useInviteAnswer();
  const now = view.rooms.find((each) => each.id === id);
  return (
    <>
      {/* On a phone the list, and its title with it, is hidden. */}
      {!back && (
        <Hidden from="md">
          <VisuallyHidden as="h1">Переписка</VisuallyHidden>
        </Hidden>
      )}
      <Head participants={room.participants} user={user} back={back} />
      <ChatThread
        messages={threadMessages(shown, { ...view, userId: user.id, roomId: id, place })}
        ownUserId={user.id}
        own={ownActors(user)}
        firstUnreadId={firstUnreadId}
        isTyping={now?.message.isTyping ?? false}
        onEarlier={hasOlder ? () => void chat.send(user.id, { type: 'chat.loadOlder' }) : undefined}
        isLoadingEarlier={view.isLoadingMessages && view.messages !== null}
        cardsOf={cardsFor(user.id)}
        onInvite={onInvite}
        onEdit={setEdited}
        onRemove={onRemove}
        onComplain={({ id: subjectId }) => complain({ kind: 'MESSAGE', subjectId })}
        onRetry={({ clientId, text, attachments, createdAt }) => {
          if (clientId === null) return;
          void chat.send(user.id, { type: 'chat.sendMessage', clientId, text, attachments, writtenAt: createdAt });
        }}
      />
      {edited ? (
        <EditComposer key={edited.id} message={edited} onEnd={() => setEdited(null)} />
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
