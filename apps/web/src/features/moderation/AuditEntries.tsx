import { auditCallLabels, auditKindLabels, type AuditChange, type AuditEntry } from '@vetka/domain/moderation';
import { DateText } from '@vetka/ui/DateText';
import { Link } from '@vetka/ui/Link';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './moderation.css.ts';
import { UndoEntry } from './UndoEntry.tsx';

interface AuditEntriesProps {
  entries: readonly AuditEntry[];
  /** The object is named elsewhere. */
  isOfOneObject?: boolean;
}

/** The acts of the administration, the latest first. */
export function AuditEntries({ entries, isOfOneObject = false }: AuditEntriesProps) {
  return (
    <ul className={styles.log}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isOfOneObject={isOfOneObject} />
      ))}
    </ul>
  );
}

const changeOf = ({ field, before, after }: AuditChange): string =>
  before === null ? `${field}: ${after ?? 'нет'}` : `${field}: ${before} → ${after ?? 'нет'}`;

function Entry({ entry, isOfOneObject }: { entry: AuditEntry; isOfOneObject: boolean }) {
  const { actor, call, kind, title, reason, changes, createdAt, requestId } = entry;
  return (
    <li className={styles.entry}>
      <b>{auditCallLabels[call] ?? call}</b>
      {!isOfOneObject && (
        <span className={styles.entryTitle}>
          {auditKindLabels[kind]}
          {title && `: ${title}`}
        </span>
      )}
      {changes.map((change) => (
        <span key={change.field} className={styles.entryTitle}>
          {changeOf(change)}
        </span>
      ))}
      {reason && <span className={styles.entryTitle}>«{reason}»</span>}
      <span className={styles.note}>
        <Link tone="text" href={pagePath('/account/$nickname', { nickname: actor.nickname })}>
          {actor.name}
        </Link>
        , <DateText value={createdAt} pattern="d MMMM yyyy, H:mm" />
        {!isOfOneObject && <span className={styles.request}> · запрос {requestId.slice(0, 8)}</span>}
      </span>
      {!isOfOneObject && <UndoEntry entry={entry} />}
    </li>
  );
}
