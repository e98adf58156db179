import { useInfiniteQuery } from '@tanstack/react-query';
import type { Author, Comment } from '@vetka/domain/comment';
import { Button } from '@vetka/ui/Button';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { Spinner } from '@vetka/ui/Spinner';
import { CommentThread, commentAnchor } from '@vetka/ui/patterns/comment/CommentThread';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { useEffect, useRef, useState } from 'react';
import { useComplaint } from '../complaint/useComplaint.ts';
import { useReportInvalid } from '../forms/useReportInvalid.ts';
import { NotLoaded } from '../errors/NotLoaded.tsx';
import { useErrorHandler } from '../errors/useErrors.ts';
import { MoreItems } from '../lists/PagedItems.tsx';
import { useVote } from '../marks/useVote.ts';
import { RestrictMenu } from '../restrictions/lazyComponents.ts';
import { targetOf } from '../restrictions/restrictions.queries.ts';
import { useRestrictions } from '../restrictions/useRestrictions.ts';
import { useUser } from '../session/useSession.ts';
import { useApi, useShell } from '../useContext.ts';
import { useMinute } from '../useMinute.ts';
import { commentDrafts } from './commentDrafts.ts';
import { commentsOf } from './commentPages.ts';
import { commentQueries, type Commented, type CommentsStart } from './comment.queries.ts';
import { useCommentCommands } from './useCommentCommands.ts';

interface CommentsProps extends Commented, CommentsStart {
  /** Path of the page that shows one comment. */
  linkTo: (commentId: number) => string;
  /** URL of a page of comments; the page's URL then keeps the page number. Omitted in dialogs and cards. */
  hrefOf?: ((page: number) => string) | undefined;
  /** Heading level of the title. @default 2 */
  level?: 2 | 3 | 4;
}

/** The comments on an article, a post or a review: read, written, voted for, changed and deleted. */
export default function Comments(props: CommentsProps) {
  // A text that was typed below one object is never sent to another.
  return <Thread key={`${props.area}-${props.id}`} {...props} />;
}

function Thread({ area, id, page, linkedId, linkTo, hrefOf, level = 2 }: CommentsProps) {
  const commented = { area, id };
  const start = { page, linkedId };
  const { list, comments, count } = useComments(commented, start);
  const { onSend, onChange, remove } = useCommentCommands(commented, start);
  const [asked, setAsked] = useState<Comment>();
  const onCopyLink = useCopyLink(linkTo);
  const complain = useComplaint();
  const levelOf = useRestrictions();
  const now = useMinute();
  useScrollTo(linkedId, comments !== undefined);
  const onInvalid = useReportInvalid();
  if (!comments) return <NotLoaded query={list} loading={<Spinner label="Загружаем комментарии" />} />;
  const confirm = () => {
    setAsked(undefined);
    if (asked) void remove(asked);
  };
  return (
    <>
      <CommentThread
        comments={comments}
        count={count}
        level={level}
        onSend={onSend}
        onChange={onChange}
        onDelete={setAsked}
        onCopyLink={onCopyLink}
        onComplain={({ id: subjectId }) => complain({ kind: 'COMMENT', subjectId })}
        renderMore={({ author }) => author && <CommentMenu author={author} />}
        isFolded={({ author }) => author !== null && levelOf(targetOf(author)) === 'BLOCKED'}
        renderVotes={(comment) => <CommentVotes comment={comment} />}
        onInvalid={onInvalid}
        drafts={commentDrafts(commented)}
        linkedId={linkedId}
        now={now}
        previous={list.hasPreviousPage && <Previous list={list} />}
        more={<MoreItems list={list} {...(hrefOf && linkedId === undefined && { hrefOf })} />}
      />
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Удалить комментарий?"
        text="Вернуть его будет нельзя. Ответы на него останутся."
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        tone="danger"
        onConfirm={confirm}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function useComments(commented: Commented, start: CommentsStart) {
  const list = useInfiniteQuery(commentQueries.list(useApi(), commented, start));
  const { refetch } = list;
  const userId = useUser()?.id;
  const loadedFor = useRef(userId);
  useEffect(
    function refetchForAnotherUser() {
      if (loadedFor.current === userId) return;
      loadedFor.current = userId;
      void refetch();
    },
    [userId, refetch],
  );
  const comments = list.data && commentsOf(list.data);
  // Deleted comments that are kept for their replies are not counted.
  const deleted = comments?.filter(({ isDeleted }) => isDeleted).length ?? 0;
  return { list, comments, count: (list.data?.pages[0]?.meta.total ?? 0) - deleted };
}

/** Scrolls to the comment of the URL, once. */
function useScrollTo(id: number | undefined, isLoaded: boolean): void {
  useEffect(
    function showLinkedComment() {
      if (id === undefined || !isLoaded) return;
      document.querySelector(`#${commentAnchor(id)}`)?.scrollIntoView({ block: 'center' });
    },
    [id, isLoaded],
  );
}

function useCopyLink(linkTo: (commentId: number) => string) {
  const { toasts } = useShell();
  const errors = useErrorHandler();
  return ({ id }: Comment) =>
    void navigator.clipboard.writeText(new URL(linkTo(id), location.origin).href).then(
      () => toasts.show({ kind: 'success', text: 'Ссылка на комментарий скопирована', id: 'comment-link' }),
      (error: unknown) => errors.handle(error),
    );
}

/** The administration cannot be muted or blocked. */
const CommentMenu = ({ author }: { author: Author }) =>
  author.type === 'ADMINISTRATION' ? null : <RestrictMenu {...targetOf(author)} name={author.name} size="s" />;

function CommentVotes({ comment }: { comment: Comment }) {
  return <VoteButtons variant="plain" {...useVote('comment', comment)} />;
}

interface PreviousProps {
  list: { fetchPreviousPage: () => Promise<{ error: Error | null }>; isFetchingPreviousPage: boolean };
}

function Previous({ list }: PreviousProps) {
  const errors = useErrorHandler();
  const showPrevious = async (): Promise<void> => {
    const { error } = await list.fetchPreviousPage();
    if (error) errors.handle(error, { isRead: true, onRetry: () => void showPrevious() });
  };
  return (
    <Button variant="outline" isLoading={list.isFetchingPreviousPage} onClick={() => void showPrevious()}>
      Показать более новые
    </Button>
  );
}
