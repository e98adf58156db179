import type { AuthUser } from '@vetka/domain/account';
import type { ChatAttachment } from '@vetka/domain/chat';
import { ChatComposer } from '@vetka/ui/patterns/chat/ChatComposer';
import { Text } from '@vetka/ui/Text';
import { useRef } from 'react';
import type { ChatView } from '../../shell/chat/chatView.ts';
import { makeClientId } from '../../shell/clientId.ts';
import { useShell } from '../../shell/useContext.ts';
import { ChatState } from './ChatState.tsx';
import { SendProduct } from './SendProduct.tsx';
import { useAttachments } from './useAttachments.ts';
import { useDraft } from './useDraft.ts';
import { useDroppedFiles } from '../../shell/uploads/useDroppedFiles.ts';

interface RoomComposerProps extends Pick<ChatView, 'link' | 'isSent'> {
  user: AuthUser;
  roomId: number;
}

const isLost = (link: ChatView['link']) => link === 'reconnecting' || link === 'dropped' || link === 'ended';

/** The same message keeps its client id until it is accepted; another one gets a new id. */
function useClientId() {
  const waiting = useRef<{ clientId: string; content: string }>(undefined);
  return {
    of(text: string, attachments: readonly ChatAttachment[]): string {
      const content = JSON.stringify([text, attachments.map(({ id }) => id)]);
      if (waiting.current?.content !== content) waiting.current = { clientId: makeClientId(), content };
      return waiting.current.clientId;
    },
    forget(clientId: string) {
      if (waiting.current?.clientId === clientId) waiting.current = undefined;
    },
  };
}

/** The message field of a room. Works offline too: messages are sent after reconnecting. */
export function RoomComposer({ user, roomId, link, isSent }: RoomComposerProps) {
  const { chat } = useShell();
  const { text, change, finish } = useDraft(user.id, roomId);
  const attachments = useAttachments(user.id, roomId);
  const isDropping = useDroppedFiles(attachments.add);
  // Pressing twice while the machine is loading sends one message.
  const clientIds = useClientId();
  const send = async () => {
    const files = attachments.uploaded();
    const clientId = clientIds.of(text, files);
    const message = { clientId, text: text.trim(), writtenAt: new Date().toISOString() };
    const command = { type: 'chat.sendMessage', ...message, ...(files.length > 0 && { attachments: files }) } as const;
    if (!(await chat.send(user.id, command))) return;
    clientIds.forget(clientId);
    finish(text);
    attachments.clear();
  };
  const sendLink = (url: string) => {
    const message = { clientId: makeClientId(), text: url, writtenAt: new Date().toISOString() };
    void chat.send(user.id, { type: 'chat.sendMessage', ...message });
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
      attachments={attachments.field}
      tools={<SendProduct onSend={sendLink} />}
      isSent={isSent}
      note={isDropping ? <DropHint /> : isLost(link) && <ChatState link={link} onReconnect={reconnect} />}
    />
  );
}

const DropHint = () => (
  <Text as="span" size="small" tone="muted">
    Отпустите, чтобы прикрепить
  </Text>
);
