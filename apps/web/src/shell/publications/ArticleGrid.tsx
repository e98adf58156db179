import type { ArticleCard as Article } from '@vetka/domain/article';
import { Tiles } from '@vetka/ui/Tiles';
import { ArticleCard, type ArticleCardProps } from '@vetka/ui/patterns/article/ArticleCard';
import type { ReactNode } from 'react';
import { pagePath } from '../links/pagePath.ts';

interface ArticleGridProps {
  articles: readonly Article[];
  /** Heading level of the titles. @default 2 */
  level?: 2 | 3;
  /** Wraps each card. */
  renderCard?: (article: Article, card: ReactNode) => ReactNode;
}

/** A draft, listed for its author, leads to its editor. */
const shownAs = (article: Article): ArticleCardProps =>
  article.status === 'PUBLISHED'
    ? { article }
    : {
        article: { ...article, title: article.title || 'Без названия', tags: ['Черновик'] },
        href: pagePath('/my/articles/$id', { id: article.id }),
      };

const asIs = (_article: Article, card: ReactNode) => card;

/** Article cards, three per row on a wide screen. */
export function ArticleGrid({ articles, level = 2, renderCard = asIs }: ArticleGridProps) {
  return (
    <Tiles as="ul" columns={{ xs: 1, md: 2, xl: 3 }}>
      {articles.map((article) => (
        <li key={article.id}>{renderCard(article, <ArticleCard {...shownAs(article)} level={level} />)}</li>
      ))}
    </Tiles>
  );
}
