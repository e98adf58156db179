import { useQuery } from '@tanstack/react-query';
import type { WaitingModeration } from '@vetka/domain/moderation';
import { formatNumber, pluralForm } from '@vetka/domain/plural';
import { ChevronDownIcon } from '@vetka/ui/Icon';
import { Anchor } from '@vetka/ui/Link';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { moderationQueries } from './moderation.queries.ts';
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
  const { data: waiting } = useQuery(moderationQueries.waiting(useApi()));
  const groups = <Groups groups={moderationRooms} current={current} waiting={waiting} />;
  return (
    <div className={styles.frame}>
      <nav ref={showCurrent} className={styles.rail} aria-label="Администрация">
        {groups}
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
        <nav aria-label="Разделы администрации">{groups}</nav>
      </details>
      <div className={styles.room}>{children}</div>
    </div>
  );
}

/** Scrolls the list to the current room, if it is below the end of the list. */
function showCurrent(rail: HTMLElement | null): void {
  const link = rail?.querySelector<HTMLElement>('[aria-current]');
  if (rail && link && link.offsetTop + link.offsetHeight > rail.clientHeight) rail.scrollTop = link.offsetTop;
}

interface GroupsProps {
  groups: readonly RoomGroup[];
  current: string;
  waiting: WaitingModeration | undefined;
}

function Groups({ groups, current, waiting }: GroupsProps) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rooms }) => (
        <div key={title} className={styles.group}>
          <p className={styles.groupTitle}>{title}</p>
          <ul className={styles.links}>
            {rooms.map(({ href, label, queues = [] }) => (
              <li key={href}>
                <Anchor
                  className={styles.link}
                  href={href}
                  {...(href === current && { 'aria-current': 'page' as const })}
                >
                  {label} <Waiting count={queues.reduce((sum, queue) => sum + (waiting?.[queue] ?? 0), 0)} />
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.waiting}>
      {formatNumber(count)}
      <VisuallyHidden> {pluralForm(count, ['ждёт', 'ждут', 'ждут'])} решения</VisuallyHidden>
    </span>
  );
}
