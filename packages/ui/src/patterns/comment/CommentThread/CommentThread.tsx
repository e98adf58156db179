import type { Comment } from '@vetka/domain/comment';
import { formatNumber } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Heading, type HeadingProps } from '../../../components/Heading/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { CommentForm, type SendComment } from './CommentForm.tsx';
import type { CommentHandlers } from './commentHandlers.ts';
import { CommentItem } from './CommentItem.tsx';
import * as styles from './CommentThread.css.ts';

export interface CommentThreadProps extends CommentHandlers {
  /** In display order; a reply names its comment in `parentId`. */
  comments: readonly Comment[];
  /** Total number. @default the number shown */
  count?: number | undefined;
  /** Sends a comment or a reply. Without it the thread is read-only. */
  onSend?: SendComment | undefined;
  /** Heading level of the title. @default 2 */
  level?: HeadingProps['level'] | undefined;
  /** A button for the comments before those shown. */
  previous?: ReactNode;
  /** `LoadMore`, when there are more. */
  more?: ReactNode;
}

/** One level of replies: a reply whose comment is not shown stands alone. */
function groupsOf(comments: readonly Comment[]) {
  const ids = new Set(comments.map(({ id }) => id));
  const isTop = ({ parentId }: Comment) => parentId === null || !ids.has(parentId);
  return comments
    .filter(isTop)
    .map((comment) => ({ comment, replies: comments.filter(({ parentId }) => parentId === comment.id) }));
}

/** Comments on an article, a post or a review, with replies below each. */
export function CommentThread(props: CommentThreadProps) {
  const { comments, count = comments.length, level = 2, previous, more, ...handlers } = props;
  const { onSend, onInvalid, drafts } = handlers;
  return (
    <Stack as="section" gap={20} aria-label="Комментарии">
      <Heading level={level} size="h2">
        Комментарии{' '}
        {count > 0 && (
          <Text as="span" size="lead" tone="muted">
            {formatNumber(count)}
          </Text>
        )}
      </Heading>
      {onSend && (
        <CommentForm
          label="Ваш комментарий"
          start={drafts?.read(null) ?? ''}
          onSave={(text) => onSend({ text })}
          onDraft={drafts && ((text) => drafts.keep(null, text))}
          onInvalid={onInvalid}
        />
      )}
      {comments.length === 0 && (
        <Text tone="muted">{onSend ? 'Пока никто не написал. Начните разговор' : 'Пока никто не написал'}</Text>
      )}
      {previous}
      <Groups comments={comments} {...handlers} onSend={onSend} />
      {more}
    </Stack>
  );
}

function Groups({ comments, ...handlers }: CommentHandlers & Pick<CommentThreadProps, 'comments' | 'onSend'>) {
  const item = (comment: Comment, thread = comment) => (
    // A deleted comment accepts no more replies.
    <CommentItem comment={comment} {...handlers} onSend={thread.isDeleted ? undefined : handlers.onSend} />
  );
  return (
    <Stack as="ul" gap={20}>
      {groupsOf(comments).map(({ comment, replies }) => (
        <li key={comment.id}>
          {item(comment)}
          {replies.length > 0 && (
            <ul className={styles.replies}>
              {replies.map((reply) => (
                <li key={reply.id}>{item(reply, comment)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Stack>
  );
}
