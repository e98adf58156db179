import type { Notice } from '@vetka/domain/notice';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { classes } from '../../../internal/classes.ts';
import { LiveTime } from '../../../internal/LiveTime.tsx';
import { dayOf } from '../../chat/chatMoment.ts';
import { usePresent } from '../../chat/usePresent.ts';
import { noticeLook } from '../noticeLook.ts';
import { noticeMoment } from '../noticeMoment.ts';
import * as styles from './NoticeList.css.ts';

export interface NoticeListProps {
  /** Newest first. */
  notices: readonly Notice[];
  /** Marks one as read: the dot, and following its link. */
  onRead: (notice: Notice) => void;
  /** Reference time for «2 минуты назад»: the same on the server and in the browser. */
  now?: number | undefined;
}

interface RowProps extends Pick<NoticeListProps, 'onRead'> {
  notice: Notice;
  present: number;
}

function Words({ notice, onRead, present }: RowProps) {
  const { title, text, path, createdAt, readAt } = notice;
  return (
    <span className={styles.words}>
      <Anchor className={styles.title} href={path} onClick={() => readAt === null && onRead(notice)}>
        {title}
        {readAt === null && <VisuallyHidden>, новое</VisuallyHidden>}
      </Anchor>
      {text && (
        <Text as="span" size="small" tone="muted">
          {text}
        </Text>
      )}
      <Text as="span" size="micro" tone="muted" isNumeric>
        <LiveTime dateTime={createdAt}>{noticeMoment(createdAt, present)}</LiveTime>
      </Text>
    </span>
  );
}

function Dot({ notice, onRead }: Omit<RowProps, 'present'>) {
  return (
    <span className={styles.dotRoom}>
      {notice.readAt === null && (
        <button
          type="button"
          className={styles.dot}
          aria-label={`Отметить прочитанным: ${notice.title}`}
          onClick={() => onRead(notice)}
        />
      )}
    </span>
  );
}

function Row({ notice, onRead, present }: RowProps) {
  const { icon: Icon, tone } = noticeLook[notice.kind];
  const { mediaFile } = notice;
  return (
    <li className={styles.notice} {...(notice.readAt === null && { 'data-unread': '' })}>
      <span className={classes(styles.mark, styles.tones[tone])}>
        <Icon size="s" />
      </span>
      <Words notice={notice} onRead={onRead} present={present} />
      {mediaFile && (
        <span className={styles.picture}>
          <Image src={mediaFile.url} alt="" ratio="4 / 5" corner="none" width={40} />
        </span>
      )}
      <Dot notice={notice} onRead={onRead} />
    </li>
  );
}

/** Notices of a person by time: today's first, then the earlier ones. */
export function NoticeList({ notices, onRead, now }: NoticeListProps) {
  const present = usePresent(now);
  const isToday = ({ createdAt }: Notice) => dayOf(createdAt) === dayOf(present);
  const groups = [
    { title: 'Сегодня', rows: notices.filter(isToday) },
    { title: 'Раньше', rows: notices.filter((notice) => !isToday(notice)) },
  ];
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <section key={title} aria-label={title}>
            <Text as="p" size="small" tone="muted">
              {title}
            </Text>
            <ul className={styles.list}>
              {rows.map((notice) => (
                <Row key={notice.id} notice={notice} onRead={onRead} present={present} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
