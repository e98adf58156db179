import { actorHref } from '@vetka/domain/comment';
import {
  complaintKindLabels,
  complaintReasonLabels,
  type ComplaintCase,
  type ComplaintNote,
  type ComplaintSubject,
} from '@vetka/domain/moderation';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Image } from '@vetka/ui/Image';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { Notice } from '@vetka/ui/Notice';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { HideForm } from './HideForm.tsx';
import * as styles from './moderation.css.ts';
import { useComplaintDecision } from './useComplaintDecision.ts';

/** Everything people wrote about one thing, and the decision. */
export function ComplaintCard({ row }: { row: ComplaintCase }) {
  const { kind, subject, complaints, decision } = row;
  const { name } = complaintKindLabels[kind];
  return (
    <article className={styles.dispute} aria-label={`${name}: ${complaintsCount(complaints.length)}`}>
      <div className={styles.head}>
        {subject?.mediaFile && (
          <span className={styles.picture}>
            <Image src={subject.mediaFile.url} alt="" width={64} ratio="1 / 1" corner="s" />
          </span>
        )}
        <div className={styles.words}>
          <h2 className={styles.title}>
            {name}: {complaintsCount(complaints.length)}
          </h2>
          {subject && <Byline subject={subject} />}
        </div>
      </div>
      {subject ? <Said {...subject} /> : <Text tone="muted">Этого больше нет</Text>}
      <ul className={styles.notes}>
        {complaints.map((note) => (
          <Note key={note.id} note={note} />
        ))}
      </ul>
      {decision === null ? <Decide row={row} /> : <Decided row={row} />}
    </article>
  );
}

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

function Decide({ row }: { row: ComplaintCase }) {
  const [isHiding, setHiding] = useState(false);
  const { decide, isPending } = useComplaintDecision(row.id, () => {});
  return (
    <Inline gap={12}>
      {row.subject && <Button onClick={() => setHiding(true)}>Скрыть</Button>}
      <Button
        variant="outline"
        isLoading={isPending}
        loadingText="Оставляем"
        onClick={() => decide({ decision: 'LEAVE', words: '' })}
      >
        Оставить
      </Button>
      <HideForm row={row} isOpen={isHiding} onClose={() => setHiding(false)} />
    </Inline>
  );
}

function Decided({ row: { decision, words } }: { row: ComplaintCase }) {
  return (
    <Notice tone={decision === 'HIDE' ? 'critical' : 'positive'}>
      {decision === 'HIDE' ? `Скрыто. Автору: ${words ?? ''}` : 'Оставлено'}
    </Notice>
  );
}
