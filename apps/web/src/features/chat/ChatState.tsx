import { problemTexts } from '@vetka/domain/problem';
import { Button } from '@vetka/ui/Button';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import type { ChatView } from '../../shell/chat/chatView.ts';
import { useSignIn } from '../../shell/session/useSignIn.ts';

interface ChatStateProps {
  /** Reconnecting, or closed by the server until the user reconnects or signs in. */
  link: Extract<ChatView['link'], 'reconnecting' | 'dropped' | 'ended'>;
  onReconnect: () => void;
}

/** Shows that the chat is disconnected. */
export function ChatState({ link, onReconnect }: ChatStateProps) {
  const signIn = useSignIn();
  if (link === 'reconnecting') return <Note>Нет связи. Восстанавливаем…</Note>;
  const hasEnded = link === 'ended';
  return (
    <>
      <Note>{hasEnded ? problemTexts.unauthorized : 'Связь прервалась'}. Набранное сохранится.</Note>{' '}
      <Button size="s" variant="plain" onClick={() => (hasEnded ? signIn() : onReconnect())}>
        {hasEnded ? 'Войти' : 'Подключиться'}
      </Button>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <Text as="span" size="small" tone="muted">
    {children}
  </Text>
);
