import { ChevronDownIcon } from '@vetka/ui/Icon';
import { Anchor } from '@vetka/ui/Link';
import type { ReactNode } from 'react';
import { moderationRooms, type RoomGroup } from './moderationRooms.ts';
import * as styles from './rooms.css.ts';

interface ModerationPageProps {
  /** Path of the room. */
  current: string;
  children: ReactNode;
}

/** A room of the administration beside the list of all rooms, which a phone shows above it when opened. */
export function ModerationPage({ current, children }: ModerationPageProps) {
  const rooms = moderationRooms.flatMap((group) => group.rooms);
  return (
    <div className={styles.frame}>
      <nav className={styles.rail} aria-label="Администрация">
        <Groups groups={moderationRooms} current={current} />
      </nav>
      <details className={styles.menu}>
        <summary className={styles.summary}>
          <span>
            <span className={styles.where}>Администрация</span>
            {rooms.find(({ href }) => href === current)?.label}
          </span>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </summary>
        <nav aria-label="Разделы администрации">
          <Groups groups={moderationRooms} current={current} />
        </nav>
      </details>
      <div className={styles.room}>{children}</div>
    </div>
  );
}

function Groups({ groups, current }: { groups: readonly RoomGroup[]; current: string }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rooms }) => (
        <div key={title} className={styles.group}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.links}>
            {rooms.map(({ href, label }) => (
              <li key={href}>
                <Anchor
                  className={styles.link}
                  href={href}
                  {...(href === current && { 'aria-current': 'page' as const })}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
