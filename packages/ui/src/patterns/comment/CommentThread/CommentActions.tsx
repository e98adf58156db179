import type { Comment } from '@vetka/domain/comment';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import type { CommentHandlers } from './commentHandlers.ts';
import * as styles from './CommentThread.css.ts';

interface CommentActionsProps extends Omit<CommentHandlers, 'onChange'> {
  comment: Comment;
  onReply: (() => void) | undefined;
  onEdit: (() => void) | undefined;
}

/** What can be done with a comment. */
export function CommentActions({ comment, onReply, onEdit, ...handlers }: CommentActionsProps) {
  const { renderVotes, renderMore, onCopyLink, onComplain, onDelete } = handlers;
  const act = (label: string, onClick: (() => void) | undefined) =>
    onClick && (
      <Button variant="plain" size="s" onClick={onClick}>
        {label}
      </Button>
    );
  return (
    <div className={styles.actions}>
      <Inline gap={4}>
        {renderVotes?.(comment)}
        {act('Ответить', onReply)}
        {act('Изменить', onEdit)}
        {act('Удалить', onDelete && comment.isOwn ? () => onDelete(comment) : undefined)}
        {act('Ссылка', onCopyLink && (() => onCopyLink(comment)))}
        {act('Пожаловаться', onComplain && !comment.isOwn ? () => onComplain(comment) : undefined)}
        {!comment.isOwn && renderMore?.(comment)}
      </Inline>
    </div>
  );
}
