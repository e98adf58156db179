import { actorHref } from '@vetka/domain/comment';
import {
  complaintKindLabels,
  complaintReasonLabels,
  moderationSignLabels,
  type Appeal,
  type ComplaintCase,
  type ComplaintNote,
  type ComplaintSubject,
} from '@vetka/domain/moderation';
import { plural } from '@vetka/domain/plural';
import { DateText } from '@vetka/ui/DateText';
import { Image } from '@vetka/ui/Image';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { Text } from '@vetka/ui/Text';
import { useMinute } from '../../shell/useMinute.ts';
import { CaseDecision } from './CaseDecision.tsx';
import * as styles from './moderation.css.ts';
import { ObjectHistory } from './ObjectHistory.tsx';
import { QueueCard } from './QueueCard.tsx';

/** All complaints about one thing, and the decision. */
export function ComplaintCard({ row }: { row: ComplaintCase }) {
  const { kind, subject, complaints, signs } = row;
  const label = titleOf(row);
  return (
    <QueueCard label={label} queue="complaints" id={row.id}>
      <div className={styles.head}>
        {subject?.mediaFile && (
          <span className={styles.picture}>
            <Image src={subject.mediaFile.url} alt="" width={64} ratio="1 / 1" corner="s" />
          </span>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>{label}</h2>
          {subject && <Byline subject={subject} />}
        </div>
      </div>
      {subject ? <Said {...subject} /> : <Text tone="muted">Этого больше нет</Text>}
      {signs.length > 0 && (
        <Notice tone="caution">
          Замечено программой: {signs.map((sign) => moderationSignLabels[sign]).join(', ')}
        </Notice>
      )}
      {complaints.length > 0 && (
        <ul className={styles.notes}>
          {complaints.map((note) => (
            <Note key={note.id} note={note} />
          ))}
        </ul>
      )}
      {row.appeal && <AppealText appeal={row.appeal} />}
      <Clock row={row} />
      <CaseDecision row={row} />
      <ObjectHistory kind={kind} id={row.subjectId} />
    </QueueCard>
  );
}

const titleOf = ({ kind, complaints, appeal }: ComplaintCase): string => {
  const { name } = complaintKindLabels[kind];
  if (appeal) return `${name}: автор не согласен`;
  return complaints.length === 0 ? `${name}: проверить` : `${name}: ${complaintsCount(complaints.length)}`;
};

const complaintsCount = (count: number) => plural(count, ['жалоба', 'жалобы', 'жалоб']);

function Byline({ subject: { author, title, path } }: { subject: ComplaintSubject }) {
  return (
    <p className={styles.note}>
      {author && (
        <Link tone="text" href={actorHref(author)}>
          {author.name}
        </Link>
      )}
      {title && ` · ${title}`}
      {path !== null && (
        <>
          {' · '}
          <Link tone="text" href={path}>
            Открыть
          </Link>
        </>
      )}
    </p>
  );
}

function Said({ text }: ComplaintSubject) {
  return text === '' ? null : <blockquote className={styles.said}>{text}</blockquote>;
}

function Note({ note: { reason, text, reporter, createdAt } }: { note: ComplaintNote }) {
  return (
    <li>
      <b>{complaintReasonLabels[reason]}</b>
      {text && `: ${text}`}
      <Text as="p" size="small" tone="muted">
        {reporter.name}, <RelativeTime value={createdAt} />
      </Text>
    </li>
  );
}

function AppealText({ appeal: { text, createdAt } }: { appeal: Appeal }) {
  return (
    <div className={styles.notes}>
      <b>Автор не согласен</b>
      <blockquote className={styles.said}>{text}</blockquote>
      <Text as="p" size="small" tone="muted">
        <RelativeTime value={createdAt} />
      </Text>
    </div>
  );
}

const dayMs = 24 * 60 * 60_000;
/** From this time on the deadline is shown as a warning. */
const soonMs = 3 * dayMs;

/** The deadline for the answer by law. */
function Clock({ row: { answerBy } }: { row: ComplaintCase }) {
  const now = useMinute();
  if (answerBy === null) return null;
  const left = Date.parse(answerBy) - now;
  const text = <DateText value={answerBy} pattern="d MMMM" />;
  if (left > soonMs) {
    return (
      <Text as="p" size="small" tone="muted">
        Ответить до {text}
      </Text>
    );
  }
  return (
    <Notice tone="critical">
      {left > 0 ? 'Ответить до ' : 'Срок ответа прошёл '}
      {text}
    </Notice>
  );
}
