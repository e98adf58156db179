import type { ArticleCard as Article } from '@vetka/domain/article';
import { Tiles } from '@vetka/ui/Tiles';
import { ArticleCard } from '@vetka/ui/patterns/article/ArticleCard';
import type { ReactNode } from 'react';

interface ArticleGridProps {
  articles: readonly Article[];
  /** Heading level of the titles. @default 2 */
  level?: 2 | 3;
  /** Puts something around each card. */
  renderCard?: (article: Article, card: ReactNode) => ReactNode;
}

const asIs = (_article: Article, card: ReactNode) => card;

/** Article cards, three per row on a wide screen. */
export function ArticleGrid({ articles, level = 2, renderCard = asIs }: ArticleGridProps) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
      {articles.map((article) => (
        <li key={article.id}>{renderCard(article, <ArticleCard article={article} level={level} />)}</li>
      ))}
    </Tiles>
  );
}
