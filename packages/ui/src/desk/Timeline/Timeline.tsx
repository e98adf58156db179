import { dayIn, defaultTimeZone, formatDate } from '@vetka/domain/date';
import * as styles from './Timeline.css.ts';

/** Something that happened. */
export interface TimelineEntry {
  title: string;
  /** Who did it; null for the system. */
  by?: string | null | undefined;
  /** A second line: what was said or decided. */
  words?: string | undefined;
  /** ISO 8601. */
  createdAt: string;
}

/** A step that has not come yet. */
export interface TimelineAhead {
  title: string;
  /** «до 15:00». */
  note?: string | undefined;
}

export interface TimelineProps {
  /** Oldest first; the last one is the present. */
  entries: readonly TimelineEntry[];
  ahead?: readonly TimelineAhead[] | undefined;
  /** Today in that zone, `YYYY-MM-DD`: entries of other days show their date. */
  today?: string | undefined;
  /** Nothing else will happen: the last entry is not highlighted. */
  isOver?: boolean | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

function Leaf() {
  return (
    <svg className={styles.leaf} viewBox="0 0 28 24" aria-hidden="true">
      <path d="M14 20C6 20 3 14 3 8c7 0 11 5 11 12Zm0-3c0-7 4-11 11-12 1 8-4 12-11 12Z" />
    </svg>
  );
}

function Entry({
  entry,
  isCurrent,
  today,
  timeZone,
}: {
  entry: TimelineEntry;
  isCurrent: boolean;
  today?: string | undefined;
  timeZone: string;
}) {
  const { title, by, words, createdAt } = entry;
  const isToday = today === undefined || dayIn(timeZone, createdAt) === today;
  return (
    <li className={styles.entry} {...(isCurrent && { 'data-current': '', 'aria-current': 'step' as const })}>
      <Leaf />
      <span className={styles.words}>
        <b className={styles.title}>{title}</b> {by && <span className={styles.note}>{by}</span>}
        {words && <span className={styles.said}>{words}</span>}
      </span>
      <time className={styles.time} dateTime={createdAt}>
        {formatDate(createdAt, isToday ? 'H:mm' : 'd MMM, H:mm', { timeZone })}
      </time>
    </li>
  );
}

/** What has happened, when and by whom, and what comes next. */
export function Timeline(props: TimelineProps) {
  const { entries, ahead = [], today, isOver = false, timeZone = defaultTimeZone } = props;
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => (
        <Entry
          key={`${entry.createdAt} ${entry.title}`}
          entry={entry}
          isCurrent={!isOver && index === entries.length - 1}
          today={today}
          timeZone={timeZone}
        />
      ))}
      {ahead.map(({ title, note }) => (
        <li key={title} className={styles.entry} data-ahead="">
          <Leaf />
          <span className={styles.words}>
            <span className={styles.title}>{title}</span> {note && <span className={styles.note}>{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
