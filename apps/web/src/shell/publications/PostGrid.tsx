import type { Content } from '@vetka/domain/content';
import { Tiles } from '@vetka/ui/Tiles';
import { ContentCard } from '@vetka/ui/patterns/content/ContentCard';
import type { ReactNode } from 'react';
import { useShell } from '../useContext.ts';
import { postAnchor, postHref } from './postPath.ts';

interface PostGridProps {
  posts: readonly Content[];
  /** Wraps each card. */
  renderCard?: (post: Content, card: ReactNode) => ReactNode;
}

const asIs = (_post: Content, card: ReactNode) => card;

/** A grid of portrait photo posts; each opens in a dialog. */
export function PostGrid({ posts, renderCard = asIs }: PostGridProps) {
  const { overlays } = useShell();
  return (
    <Tiles as="ul" columns={{ xs: 2, md: 3, xl: 4 }}>
      {posts.map((content) => (
        <li key={content.id} id={postAnchor(content)}>
          {renderCard(
            content,
            <ContentCard
              content={content}
              href={postHref(content)}
              onOpen={() => overlays.open('post', { post: content, posts })}
            />,
          )}
        </li>
      ))}
    </Tiles>
  );
}
