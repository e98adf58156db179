import { typingText, type Room } from '@vetka/domain/chat';
import { pagePath } from '@vetka/domain/path';
import { plural } from '@vetka/domain/plural';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Counter } from '../../../components/Counter/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Spread } from '../../../components/Spread/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { shortMoment } from '../chatMoment.ts';
import { namesOf, othersIn, type ChatReader } from '../roomName.ts';
import { usePresent } from '../usePresent.ts';
import { LiveTime } from '../../../internal/LiveTime.tsx';
import { grow } from '../../../internal/grow.css.ts';
import * as styles from './ChatRoomList.css.ts';

export interface ChatRoomListProps {
  /** Most recent first. */
  rooms: readonly Room[];
  /** The reader: a room is named after its other participants. */
  own: ChatReader;
  /** Id of the open room. */
  currentId?: number | undefined;
  /** @default '/chat/{id}' */
  hrefOf?: ((room: Room) => string) | undefined;
  /** Reference time for «вчера»: the same on the server and in the browser. */
  now?: number | undefined;
}

const chatPath = ({ id }: Room) => pagePath('/chat/$roomId', { roomId: id });

/** Text for a room whose last message has only files, or that has no messages. */
const wordless = ({ createdAt }: Room['message']) => (createdAt === null ? 'Сообщений пока нет' : 'Вложение');

function LastWords({ message }: Pick<Room, 'message'>) {
  const { isTyping, typingMessage, text } = message;
  return (
    <Text as="span" size="small" clamp={1} tone={isTyping ? 'leaf' : 'muted'}>
      {isTyping ? typingMessage || typingText : text || wordless(message)}
    </Text>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <>
      <Counter value={count} />
      <VisuallyHidden>
        {plural(count, ['непрочитанное сообщение', 'непрочитанных сообщения', 'непрочитанных сообщений'])}
      </VisuallyHidden>
    </>
  );
}

interface RoomLinkProps extends Pick<ChatRoomListProps, 'own'> {
  room: Room;
  href: string;
  isCurrent: boolean;
  now: number;
}

function RoomLink({ room, own, href, isCurrent, now }: RoomLinkProps) {
  const { message, unreadCount } = room;
  const others = othersIn(room.participants, own);
  const [first] = others;
  return (
    <Anchor className={styles.room} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      <Avatar name={first?.name ?? ''} src={first?.avatar?.url} colorIndex={first?.participantId ?? 0} />
      <span className={grow}>
        <Spread as="span" gap={8}>
          <Text as="b" size="label" clamp={1}>
            {namesOf(others)}
          </Text>
          {message.createdAt && (
            <Text as="span" size="micro" tone="muted" isNumeric>
              <LiveTime dateTime={message.createdAt}>{shortMoment(message.createdAt, now)}</LiveTime>
            </Text>
          )}
        </Spread>
        <Spread as="span" gap={8}>
          <LastWords message={message} />
          {unreadCount > 0 && <Unread count={unreadCount} />}
        </Spread>
      </span>
    </Anchor>
  );
}

/** The reader's conversations, each with its last message. */
export function ChatRoomList({ rooms, own, currentId, hrefOf = chatPath, now }: ChatRoomListProps) {
  const present = usePresent(now);
  return (
    <ul aria-label="Переписка">
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomLink room={room} own={own} href={hrefOf(room)} isCurrent={room.id === currentId} now={present} />
        </li>
      ))}
    </ul>
  );
}
