import type { AuthUser } from '@vetka/domain/account';
import type { Room } from '@vetka/domain/chat';
import { Hidden } from '@vetka/ui/Hidden';
import { CloseIcon, SearchIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { ChatThreadHead } from '@vetka/ui/patterns/chat/ChatThread';
import { useRef, useState, type ReactNode } from 'react';
import { RestrictMenu } from '../../shell/restrictions/lazyComponents.ts';
import { RoomSearch } from './lazyDialogs.ts';
import { ownActors } from './ownActors.ts';
import { blockable } from './RoomBlock.tsx';

export interface BackProps {
  /** The page over which the conversation is open, unless it is the list of conversations. */
  back?: { href: string; label: string; onBack: () => void } | undefined;
}

interface RoomHeadProps extends BackProps {
  room: Room;
  user: AuthUser;
  /** The found message that the conversation shows. */
  shownId: number | null;
  onShow: (id: number | null) => void;
}

/** The other side, the back link, and the search in the conversation. */
export function RoomHead({ room, user, back, shownId, onShow }: RoomHeadProps) {
  const [isSearching, setSearching] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setSearching(false);
    onShow(null);
    button.current?.focus();
  };
  const actions = (
    <>
      <IconButton
        ref={button}
        label="Найти в переписке"
        icon={<SearchIcon />}
        aria-expanded={isSearching}
        onClick={() => (isSearching ? close() : setSearching(true))}
      />
      <RoomMenu participants={room.participants} user={user} />
    </>
  );
  return (
    <div>
      <Participants room={room} user={user} back={back} actions={actions} />
      {isSearching && <RoomSearch room={room} shownId={shownId} onShow={onShow} onClose={close} />}
    </div>
  );
}

interface ParticipantsProps extends BackProps {
  room: Room;
  user: AuthUser;
  actions: ReactNode;
}

function Participants({ room: { participants }, user, back, actions }: ParticipantsProps) {
  const own = ownActors(user);
  if (!back) return <ChatThreadHead participants={participants} own={own} actions={actions} />;
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
          {actions}
          <Hidden below="md">
            <IconButton label={label} icon={<CloseIcon />} onClick={onBack} />
          </Hidden>
        </>
      }
    />
  );
}

/** Mutes or blocks the other side, for users who speak as themselves. */
function RoomMenu({ participants, user }: { participants: Room['participants']; user: AuthUser }) {
  const other = blockable(participants, user);
  return other && <RestrictMenu {...other.target} name={other.name} />;
}
