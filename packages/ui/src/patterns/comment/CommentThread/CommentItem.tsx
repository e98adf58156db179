import { actorHref, type Author, type Comment } from '@vetka/domain/comment';
import { useState } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { RelativeTime } from '../../../components/RelativeTime/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { grow } from '../../../internal/grow.css.ts';
import { CommentForm, type SendComment } from './CommentForm.tsx';
import * as styles from './CommentThread.css.ts';

export interface CommentHandlers {
  /** Deletes the user's own comment. Without it there is no button. */
  onDelete?: ((comment: Comment) => void) | undefined;
  /** Reference time for «2 часа назад»: the same on the server and in the browser. */
  now?: number | undefined;
}

interface CommentItemProps extends CommentHandlers {
  comment: Comment;
  onSend: SendComment | undefined;
}

interface BylineProps {
  author: Author;
  createdAt: string;
  now: number | undefined;
}

function Byline({ author, createdAt, now }: BylineProps) {
  return (
    <Inline>
      <Text as="b" size="label">
        <Link tone="quiet" href={actorHref(author)}>
          {author.name}
        </Link>
      </Text>
      {author.type !== 'USER' && <Badge>{author.type === 'ADMINISTRATION' ? 'Ветка' : 'Магазин'}</Badge>}
      <Text as="span" size="small" tone="muted">
        <RelativeTime value={createdAt} {...(now !== undefined && { now })} />
      </Text>
    </Inline>
  );
}

/** One comment; a reply is written in its place. A deleted one only holds the place of its replies. */
export function CommentItem({ comment, ...rest }: CommentItemProps) {
  const { author } = comment;
  if (author === null) {
    return (
      <Text as="p" tone="muted">
        Комментарий удалён
      </Text>
    );
  }
  return <WrittenComment comment={comment} author={author} {...rest} />;
}

function WrittenComment({ comment, author, onSend, onDelete, now }: CommentItemProps & { author: Author }) {
  const [isAnswering, setAnswering] = useState(false);
  const { id, createdAt, text, isOwn } = comment;
  return (
    <article className={styles.comment} aria-label={`Комментарий: ${author.name}`}>
      <Avatar name={author.name} src={author.avatar?.url} colorIndex={author.id} />
      <div className={grow}>
        <Byline author={author} createdAt={createdAt} now={now} />
        <Text isPreLine>{text}</Text>
        <div className={styles.actions}>
          {onSend && !isAnswering && (
            <Button variant="plain" size="s" onClick={() => setAnswering(true)}>
              Ответить
            </Button>
          )}
          {isOwn && onDelete && (
            <Button variant="plain" size="s" onClick={() => onDelete(comment)}>
              Удалить
            </Button>
          )}
        </div>
        {onSend && isAnswering && (
          <CommentForm
            label={`Ответ: ${author.name}`}
            onSend={onSend}
            parentId={id}
            onClose={() => setAnswering(false)}
          />
        )}
      </div>
    </article>
  );
}
