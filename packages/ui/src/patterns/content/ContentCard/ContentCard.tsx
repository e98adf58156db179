import { actorPhotosHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';
import { formatNumber } from '@vetka/domain/plural';
import { relativeTime } from '@vetka/domain/date';
import { Avatar } from '../../../components/Avatar/index.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { ImageIcon } from '../../../components/Icon/icons/ImageIcon.ts';
import { MessageIcon } from '../../../components/Icon/icons/MessageIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { LiveTime } from '../../../internal/LiveTime.tsx';
import { useNow } from '../../../internal/useNow.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './ContentCard.css.ts';

export interface ContentCardProps {
  content: Content;
  /** @default the author's photos: '/{slug}/content', of a person '/account/{slug}' */
  href?: string | undefined;
  /** Opens the post in place; links for a new tab still work. */
  onOpen?: (() => void) | undefined;
  /** Reference time for «20 минут назад»: the same on the server and in the browser. */
  now?: number | undefined;
}

/** A photo post in the feed, 3:4. */
export function ContentCard({ content, href, onOpen, now }: ContentCardProps) {
  const { author, mediaFiles, text, votesUp, commentsCount, createdAt } = content;
  const [picture] = mediaFiles;
  const present = useNow(now);
  return (
    <Anchor
      className={styles.card}
      href={href ?? actorPhotosHref(author)}
      onClick={intercept(onOpen)}
      data-zoom-area=""
    >
      <Image
        src={picture?.url}
        alt={picture?.alt ?? ''}
        ratio="3 / 4"
        sizes="(min-width: 1280px) 22vw, (min-width: 768px) 31vw, 46vw"
        position="bouquet"
        hasZoom
      >
        {mediaFiles.length > 1 && (
          <span className={styles.many}>
            <ImageIcon size="s" label={`Снимков: ${mediaFiles.length}`} />
          </span>
        )}
      </Image>
      <span className={styles.author}>
        <Avatar name={author.name} src={author.avatar?.url} size="s" colorIndex={author.id} />
        <b className={styles.name}>{author.name}</b>
      </span>
      {text && <span className={styles.words}>{text}</span>}
      <span className={styles.meta}>
        <HeartIcon size="s" label="Нравится" />
        <span>{formatNumber(votesUp)}</span>
        {commentsCount > 0 && (
          <>
            <MessageIcon size="s" label="Комментариев" />
            <span>{formatNumber(commentsCount)}</span>
          </>
        )}
        <LiveTime className={styles.time} dateTime={createdAt}>
          {relativeTime(createdAt, present)}
        </LiveTime>
      </span>
    </Anchor>
  );
}
