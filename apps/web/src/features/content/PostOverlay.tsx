import { actorHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';
import { Avatar } from '@vetka/ui/Avatar';
import type { GalleryHandle } from '@vetka/ui/Gallery';
import { ChevronLeftIcon, ChevronRightIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { FavoriteButton } from '@vetka/ui/patterns/catalog/FavoriteButton';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { useRef, useState, type RefObject } from 'react';
import { Comments } from '../../shell/comments/lazyComponents.ts';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { AuthorFollow } from '../../shell/following/lazyComponents.ts';
import { UnsavedQuestion } from '../../shell/forms/UnsavedQuestion.tsx';
import { typedIsLost, useDiscardQuestion } from '../../shell/forms/useDiscardQuestion.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { useVote } from '../../shell/marks/useVote.ts';
import type { OverlayPayloads } from '../../shell/overlays/overlayPayloads.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { OwnPost } from './lazyComponents.ts';
import type { PostChange } from './OwnPost.tsx';
import { PostPictures } from './PostPictures.tsx';
import * as styles from './PostOverlay.css.ts';
import { usePostPaging } from './usePostPaging.ts';

/**
 * A photo post in a dialog: its pictures, text and comments. Arrow keys and swipes lead to its neighbours in the list.
 */
export default function PostOverlay({
  isOpen,
  onClose,
  payload: { post: opened, commentId, posts },
}: OverlayProps<OverlayPayloads['post']>) {
  const body = useRef<HTMLDivElement>(null);
  const gallery = useRef<GalleryHandle>(null);
  const { close, questions, ...change } = usePostChange(isOpen, onClose);
  // A post that is being changed is left by its own buttons.
  const paging = usePostPaging({ body, gallery }, opened, change.isOpen ? undefined : posts);
  const { post } = paging;
  return (
    // React passes the keys of the dialog here, wherever the focus is in it.
    <div role="presentation" onKeyDown={paging.handlers.onKeyDown}>
      <ResponsiveDialog isOpen={isOpen} onClose={close} title={`Фото: ${post.author.name}`} size="l">
        <PostBody
          key={post.id}
          post={post}
          commentId={post === opened ? commentId : undefined}
          paging={paging}
          body={body}
          gallery={gallery}
          change={change}
          onClose={onClose}
        />
      </ResponsiveDialog>
      {questions}
    </div>
  );
}

/** The change of one's own post, and the questions before it is lost with the dialog or the page. */
function usePostChange(isDialogOpen: boolean, onClose: () => void) {
  const [isOpen, setOpen] = useState(false);
  const { watch, note, forget, isTyped, close, question } = useDiscardQuestion(onClose);
  const end = () => {
    forget();
    setOpen(false);
  };
  // The dialog stays mounted after closing.
  if (isOpen && !isDialogOpen) end();
  const questions = (
    <>
      {question}
      <UnsavedQuestion isUnsaved={isTyped} text={typedIsLost} />
    </>
  );
  return { close, questions, isOpen, watch, note, onOpen: () => setOpen(true), onClose: end };
}

interface PostBodyProps {
  post: Content;
  commentId: number | undefined;
  paging: ReturnType<typeof usePostPaging>;
  body: RefObject<HTMLDivElement | null>;
  gallery: RefObject<GalleryHandle | null>;
  change: PostChange;
  onClose: () => void;
}

function PostBody({ post, commentId, paging, body, gallery, change, onClose }: PostBodyProps) {
  const { id, text } = post;
  const { onTouchStart, onTouchEnd } = paging.handlers;
  return (
    <div ref={body}>
      <Stack gap={20}>
        <div onTouchStart={onTouchStart} onTouchEnd={onTouchEnd}>
          <PostPictures ref={gallery} post={post} onShow={paging.onShow} />
        </div>
        <div className={styles.head}>
          <Byline post={post} />
          <Neighbours {...paging} />
        </div>
        {text && <Text isPreLine>{text}</Text>}
        <Marks post={post} />
        {post.isOwn && <OwnPost post={post} change={change} onClose={onClose} />}
        <Comments
          area="content"
          id={id}
          linkedId={commentId}
          linkTo={(comment) => commentHref(id, comment)}
          level={3}
        />
      </Stack>
    </div>
  );
}

function Neighbours({ place, before, after, goTo }: ReturnType<typeof usePostPaging>) {
  if (place === undefined || !(before || after)) return null;
  return (
    <div className={styles.neighbours}>
      <IconButton
        label="Предыдущая публикация"
        icon={<ChevronLeftIcon />}
        isDisabled={!before}
        onClick={() => goTo(before)}
      />
      <Text as="span" size="small" tone="muted" role="status">
        {place}
      </Text>
      <IconButton
        label="Следующая публикация"
        icon={<ChevronRightIcon />}
        isDisabled={!after}
        onClick={() => goTo(after)}
      />
    </div>
  );
}

function Byline({ post: { author, createdAt, isOwn } }: { post: Content }) {
  return (
    <Inline gap={12}>
      <Avatar name={author.name} src={author.avatar?.url} size="s" colorIndex={author.id} />
      <span className={styles.name}>
        <Link href={actorHref(author)}>{author.name}</Link>
      </span>
      <Text as="span" size="small" tone="muted">
        <RelativeTime value={createdAt} />
      </Text>
      {!isOwn && <AuthorFollow key={author.slug} author={author} />}
    </Inline>
  );
}

/** URL that opens a post at one of its comments. */
const commentHref = (id: number, comment: number) => `${pagePath('/content')}?post=${id}&comment=${comment}`;

function Marks({ post }: { post: Content }) {
  return (
    <Inline>
      <VoteButtons {...useVote('content', post)} />
      <FavoriteButton place="bar" {...useFavoriteMark('content', post)} />
      {!post.isOwn && <ComplainButton kind="PHOTO" subjectId={post.id} />}
    </Inline>
  );
}
