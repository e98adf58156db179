import type { Comment } from '@vetka/domain/comment';
import { Button } from '../../../components/Button/index.ts';
import type { CommentHandlers } from './CommentItem.tsx';
import * as styles from './CommentThread.css.ts';

interface CommentActionsProps extends Omit<CommentHandlers, 'onChange'> {
  comment: Comment;
  onReply: (() => void) | undefined;
  onEdit: (() => void) | undefined;
}

/** What can be done with a comment. */
export function CommentActions({ comment, onReply, onEdit, ...handlers }: CommentActionsProps) {
  const { renderVotes, onCopyLink, onDelete } = handlers;
  const act = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <Button variant="plain" size="s" onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <div className={styles.actions}>
      {renderVotes?.(comment)}
      {act('Ответить', onReply)}
      {act('Изменить', onEdit)}
      {act('Удалить', onDelete && comment.isOwn ? () => onDelete(comment) : undefined)}
      {act('Ссылка', onCopyLink && (() => onCopyLink(comment)))}
    </div>
  );
}
