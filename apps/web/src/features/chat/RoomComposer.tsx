import type { AuthUser } from '@vetka/domain/account';
import { ChatComposer } from '@vetka/ui/patterns/chat/ChatComposer';
import { useRef } from 'react';
import type { ChatView } from '../../shell/chat/chatView.ts';
import { useShell } from '../../shell/useContext.ts';
import { ChatState } from './ChatState.tsx';
import { makeClientId } from './clientId.ts';
import { useDraft } from './useDraft.ts';

interface RoomComposerProps extends Pick<ChatView, 'link' | 'isSent'> {
  user: AuthUser;
  roomId: number;
}

const isLost = (link: ChatView['link']) => link === 'reconnecting' || link === 'dropped';

/** The message field of a room. Works offline too: messages are sent after reconnecting. */
export function RoomComposer({ user, roomId, link, isSent }: RoomComposerProps) {
  const { chat } = useShell();
  const { text, change, finish } = useDraft(user.id, roomId);
  // The same text keeps its client id until it is accepted: pressing twice while the machine is loading sends one
  // message. Other text gets a new id.
  const waiting = useRef<{ clientId: string; text: string }>(undefined);
  const send = async () => {
    if (waiting.current?.text !== text) waiting.current = { clientId: makeClientId(), text };
    const { clientId } = waiting.current;
    const message = { clientId, text: text.trim(), writtenAt: new Date().toISOString() };
    if (!(await chat.send(user.id, { type: 'chat.sendMessage', ...message }))) return;
    if (waiting.current?.clientId === clientId) waiting.current = undefined;
    finish(text);
  };
  const reconnect = () => void chat.send(user.id, { type: 'chat.reconnect' });
  return (
    <ChatComposer
      value={text}
      onChange={(next) => {
        change(next);
        if (next !== '') void chat.send(user.id, { type: 'chat.type' });
      }}
      onSend={() => void send()}
      isSent={isSent}
      note={isLost(link) && <ChatState link={link} onReconnect={reconnect} />}
    />
  );
}
