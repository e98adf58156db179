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
import { CommentActions } from './CommentActions.tsx';
import { CommentForm, type SendComment } from './CommentForm.tsx';
import type { CommentHandlers } from './commentHandlers.ts';
import { vetka } from '../../page/Logo/marketplace.ts';
import * as styles from './CommentThread.css.ts';
import { CommentWords } from './CommentWords.tsx';
import { useHydrated } from '../../../internal/useHydrated.ts';

interface CommentItemProps extends CommentHandlers {
  comment: Comment;
  onSend: SendComment | undefined;
}

/** Id of a comment's element, to scroll to it. */
export const commentAnchor = (id: number): string => `comment-${id}`;

type BylineProps = Pick<CommentItemProps, 'comment' | 'now' | 'linkedId' | 'marketplace'> & { author: Author };

function Byline({ author, comment: { id, createdAt, editedAt }, linkedId, now, marketplace = vetka }: BylineProps) {
  return (
    <Inline>
      <Text as="b" size="label">
        <Link tone="quiet" href={actorHref(author)}>
          {author.name}
        </Link>
      </Text>
      {author.type !== 'USER' && <Badge>{author.type === 'ADMINISTRATION' ? marketplace.nominative : 'Магазин'}</Badge>}
      <Text as="span" size="small" tone="muted">
        <RelativeTime value={createdAt} {...(now !== undefined && { now })} />
        {editedAt !== null && ', изменён'}
      </Text>
      {id === linkedId && <Badge>По ссылке</Badge>}
    </Inline>
  );
}

/** A comment with its reply form. A deleted comment shows only its replies; a collapsed one expands on a press. */
export function CommentItem({ comment, ...rest }: CommentItemProps) {
  const { author } = comment;
  const [isOpen, setOpen] = useState(false);
  if (author === null) {
    return (
      <Text as="p" tone="muted">
        Комментарий удалён
      </Text>
    );
  }
  if (rest.isFolded?.(comment) && !isOpen) return <Folded id={comment.id} onOpen={() => setOpen(true)} />;
  return <WrittenComment comment={comment} author={author} {...rest} />;
}

function Folded({ id, onOpen }: { id: number; onOpen: () => void }) {
  return (
    <div id={commentAnchor(id)}>
      <Inline>
        <Text as="span" tone="muted">
          Вы заблокировали автора
        </Text>
        <Button variant="plain" size="s" onClick={onOpen}>
          Показать
        </Button>
      </Inline>
    </div>
  );
}

/** What is being written at a comment. */
type Writing = 'reply' | 'change' | 'nothing';

function useWriting(reply: string, change: string) {
  const [chosen, setWriting] = useState<Writing>();
  const [restored] = useState<Writing>(change ? 'change' : reply ? 'reply' : 'nothing');
  const isHydrated = useHydrated();
  return {
    writing: chosen ?? (isHydrated ? restored : 'nothing'),
    /** Not a text from a draft. */
    hasFocus: chosen !== undefined,
    setWriting,
    onClose: () => setWriting('nothing'),
  };
}

function WrittenComment({ comment, author, onSend, onChange, ...handlers }: CommentItemProps & { author: Author }) {
  const { drafts, onInvalid, now, linkedId, marketplace } = handlers;
  const { id, parentId, editableUntil } = comment;
  const isChangeable = editableUntil !== null && (now === undefined || Date.parse(editableUntil) > now);
  const reply = (onSend && drafts?.read(id)) ?? '';
  const change = (onChange && isChangeable && drafts?.read(`change-${id}`)) || '';
  const { writing, hasFocus, setWriting, onClose } = useWriting(reply, change);
  const addressed = parentId !== null && author.type === 'USER' ? `@${author.slug}, ` : '';
  return (
    <article id={commentAnchor(id)} className={styles.comment} aria-label={`Комментарий: ${author.name}`}>
      <Avatar name={author.name} src={author.avatar?.url} colorIndex={author.id} />
      <div className={grow}>
        <Byline author={author} comment={comment} linkedId={linkedId} now={now} marketplace={marketplace} />
        {onChange && writing === 'change' ? (
          <CommentForm
            label="Изменить комментарий"
            start={change || comment.text}
            onSave={(text) => onChange(comment, text)}
            onDraft={drafts && ((text) => drafts.keep(`change-${id}`, text))}
            onClose={onClose}
            saveLabel="Сохранить"
            closeLabel="Не менять"
            hasFocus={hasFocus}
            onInvalid={onInvalid}
          />
        ) : (
          <CommentWords {...comment} />
        )}
        {writing === 'nothing' && (
          <CommentActions
            comment={comment}
            {...handlers}
            onReply={onSend && (() => setWriting('reply'))}
            onEdit={onChange && isChangeable ? () => setWriting('change') : undefined}
          />
        )}
        {onSend && writing === 'reply' && (
          <CommentForm
            label={`Ответ: ${author.name}`}
            start={reply || addressed}
            onSave={(text) => onSend({ text, parentId: parentId ?? id })}
            onDraft={drafts && ((text) => drafts.keep(id, text))}
            onClose={onClose}
            hasFocus={hasFocus}
            onInvalid={onInvalid}
          />
        )}
      </div>
    </article>
  );
}
