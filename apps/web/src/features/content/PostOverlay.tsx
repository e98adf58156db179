import { actorHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';
import { Avatar } from '@vetka/ui/Avatar';
import { Gallery } from '@vetka/ui/Gallery';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { FavoriteButton } from '@vetka/ui/patterns/catalog/FavoriteButton';
import { VoteButtons } from '@vetka/ui/patterns/content/VoteButtons';
import { Comments } from '../../shell/comments/lazyComponents.ts';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { useVote } from '../../shell/marks/useVote.ts';
import type { OverlayPayloads } from '../../shell/overlays/overlayPayloads.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { OwnPost } from './lazyComponents.ts';
import * as styles from './PostOverlay.css.ts';

/** A photo post in a dialog: its images, text and comments. */
export default function PostOverlay({
  isOpen,
  onClose,
  payload: { post, commentId },
}: OverlayProps<OverlayPayloads['post']>) {
  const { id, author, mediaFiles, text } = post;
  return (
    <ResponsiveDialog isOpen={isOpen} onClose={onClose} title={`Фото: ${author.name}`} size="wide">
      <Stack gap={20}>
        <Gallery
          label={text || `Фото: ${author.name}`}
          pictures={mediaFiles.map(({ url, alt }) => ({ src: url, alt: alt ?? '' }))}
          sizes="(min-width: 768px) 588px, 92vw"
        />
        <Byline post={post} />
        {text && <Text isPreLine>{text}</Text>}
        <Marks post={post} />
        {post.isOwn && <OwnPost key={id} post={post} onClose={onClose} />}
        <Comments
          area="content"
          id={id}
          linkedId={commentId}
          linkTo={(comment) => commentHref(id, comment)}
          level={3}
        />
      </Stack>
    </ResponsiveDialog>
  );
}

function Byline({ post: { author, createdAt } }: { post: Content }) {
  return (
    <Inline gap={12}>
      <Avatar name={author.name} src={author.avatar?.url} size="s" colorIndex={author.id} />
      <span className={styles.name}>
        <Link href={actorHref(author)}>{author.name}</Link>
      </span>
      <Text as="span" size="small" tone="muted">
        <RelativeTime value={createdAt} />
      </Text>
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
