import type { UseInfiniteQueryResult, InfiniteData } from '@tanstack/react-query';
import type { ChatMessage, ChatMessagePage, Room } from '@vetka/domain/chat';
import { DateText } from '@vetka/ui/DateText';
import { Spinner } from '@vetka/ui/Spinner';
import { Text } from '@vetka/ui/Text';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { MoreItems } from '../../../shell/lists/PagedItems.tsx';
import { useUser } from '../../../shell/session/useSession.ts';
import * as styles from './RoomSearch.css.ts';

interface FoundMessagesProps {
  list: UseInfiniteQueryResult<InfiniteData<ChatMessagePage>>;
  participants: Room['participants'];
  onChoose: (id: number) => void;
}

/** Messages with the words, the latest first; each links to its place in the conversation. */
export function FoundMessages({ list, participants, onChoose }: FoundMessagesProps) {
  const { data, error, refetch } = list;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  const messages = data.pages.flatMap((page) => page.data);
  if (messages.length === 0) return <p className={styles.nothing}>Ничего не нашлось. Попробуйте другое слово</p>;
  return (
    <>
      <ul aria-label="Найденные сообщения">
        {messages.map((message) => (
          <li key={message.id}>
            <Found message={message} participants={participants} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <MoreItems list={list} />
    </>
  );
}

function Found({ message, participants, onChoose }: Omit<FoundMessagesProps, 'list'> & { message: ChatMessage }) {
  const isOwn = useUser()?.id === message.userId;
  const author = participants.find(
    ({ participantType, participantId }) =>
      participantType === message.participantType && participantId === message.participantId,
  );
  return (
    <button type="button" className={styles.message} data-found="" onClick={() => onChoose(message.id)}>
      <Text as="span" size="micro" tone="muted">
        {isOwn ? 'Вы' : (author?.name ?? message.authorName)},{' '}
        <DateText value={message.createdAt} pattern="d MMMM, H:mm" />
      </Text>
      <span className={styles.text}>{message.text}</span>
    </button>
  );
}
