import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading/index.ts';
import { Spread } from '../../../components/Spread/index.ts';
import * as styles from './ChatLayout.css.ts';

export interface ChatLayoutProps {
  /** `ChatRoomList`, its skeleton, or words that there are none. */
  rooms: ReactNode;
  /** A search field, under the title. */
  search?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The open room: `ChatThreadHead`, `ChatThread`, `ChatComposer` one after another. On a phone it covers the list. */
  thread?: ReactNode;
}

/** Conversations beside the open one; on a phone one of the two. It fills the height that its parent gives. */
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
