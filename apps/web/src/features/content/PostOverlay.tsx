import { useInfiniteQuery } from '@tanstack/react-query';
import { actorHref } from '@vetka/domain/comment';
import type { Content } from '@vetka/domain/content';
import { Avatar } from '@vetka/ui/Avatar';
import { Gallery } from '@vetka/ui/Gallery';
import { Inline } from '@vetka/ui/Inline';
import { Link } from '@vetka/ui/Link';
import { RelativeTime } from '@vetka/ui/RelativeTime';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { Spinner } from '@vetka/ui/Spinner';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { CommentThread } from '@vetka/ui/patterns/comment/CommentThread';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useApi } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';
import * as styles from './PostOverlay.css.ts';

/** A photo post in a dialog: its images, text and comments. */
export default function PostOverlay({ isOpen, onClose, payload: post }: OverlayProps<Content>) {
  const { author, mediaFiles, text } = post;
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
        <Comments post={post} />
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

function Comments({ post: { id } }: { post: Content }) {
  const list = useInfiniteQuery(contentQueries.comments(useApi(), id));
  if (list.isPending) return <Spinner label="Загружаем комментарии" />;
  const count = list.data?.pages.at(-1)?.meta.total ?? 0;
  return (
    <PagedItems list={list} empty={<CommentThread comments={[]} count={0} level={3} />}>
      {(comments) => <CommentThread comments={comments} count={count} level={3} />}
    </PagedItems>
  );
}
