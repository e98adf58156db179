import { Button } from '@vetka/ui/Button';
import { Text } from '@vetka/ui/Text';
import type { ChatView } from '../../shell/chat/chatView.ts';

interface ChatStateProps {
  /** Reconnecting, or closed by the server until the user reconnects. */
  link: Extract<ChatView['link'], 'reconnecting' | 'dropped'>;
  onReconnect: () => void;
}

/** Shows that the chat is disconnected. */
export function ChatState({ link, onReconnect }: ChatStateProps) {
  if (link === 'reconnecting') return <Note>Нет связи. Восстанавливаем…</Note>;
  return (
    <>
      <Note>Связь прервалась. Набранное сохранится.</Note>{' '}
      <Button size="s" variant="plain" onClick={onReconnect}>
        Подключиться
      </Button>
    </>
  );
}

const Note = ({ children }: { children: string }) => (
  <Text as="span" size="small" tone="muted">
    {children}
  </Text>
);
