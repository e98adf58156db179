import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/index.ts';
import { Spread } from '../../../components/Spread/index.ts';
import * as styles from './ChatLayout.css.ts';

export interface ChatLayoutProps {
  /** `ChatRoomList`, its skeleton, or an empty message. */
  rooms: ReactNode;
  /** A search field below the title. */
  search?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The open room: `ChatThreadHead`, `ChatThread`, `ChatComposer` in this order. On a phone it covers the list. */
  thread?: ReactNode;
}

/** The list of conversations beside the open one; a phone shows one of the two. Fills the height of its parent. */
export function ChatLayout({ rooms, search, actions, thread }: ChatLayoutProps) {
  return (
    <div className={styles.chat} data-open={thread ? '' : undefined}>
      <div className={styles.rooms}>
        <Spread>
          <Heading level={1} size="h2">
            Сообщения
          </Heading>
          {actions}
        </Spread>
        {search}
        {rooms}
      </div>
      {thread ? (
        <section className={styles.thread} aria-label="Открытая переписка">
          {thread}
        </section>
      ) : (
        <p className={styles.nothing}>Выберите, с кем поговорить</p>
      )}
    </div>
  );
}
