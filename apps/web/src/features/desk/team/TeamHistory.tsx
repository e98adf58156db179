import { formatDate } from '@vetka/domain/date';
import { roleLabels } from '@vetka/domain/desk';
import type { TeamEvent } from '@vetka/domain/team';
import { Text } from '@vetka/ui/Text';
import * as styles from './team.css.ts';

const wordsOf = ({ kind, by, about, role }: TeamEvent): string => {
  const named = role === null ? '' : ` (${roleLabels[role].toLowerCase()})`;
  switch (kind) {
    case 'INVITED':
      return `${by}: приглашение для ${about}${named}`;
    case 'WITHDRAWN':
      return `${by}: приглашение для ${about} отозвано`;
    case 'JOINED':
      return `${about} теперь в команде${named}`;
    case 'DECLINED':
      return `${about}: отказ от приглашения`;
    case 'ROLE_CHANGED':
      return `${by}: новая роль для ${about}${named}`;
    case 'DISMISSED':
      return `${by}: ${about} больше не в команде`;
  }
};

/** The history of the team, the latest first. */
export function TeamHistory({ events }: { events: readonly TeamEvent[] }) {
  return (
    <ul className={styles.people}>
      {events.map((event) => (
        <li key={event.id} className={styles.person}>
          <span className={styles.words}>{wordsOf(event)}</span>
          <Text as="span" size="small" tone="muted">
            {formatDate(event.createdAt, 'd MMM, H:mm')}
          </Text>
        </li>
      ))}
    </ul>
  );
}
