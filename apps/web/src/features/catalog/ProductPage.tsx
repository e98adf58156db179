import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import type { Review } from '@vetka/domain/review';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { BelowProduct, ProductFirstScreen } from './lazyComponents.ts';

interface ProductPageProps {
  slug: string;
  /** Renders a review, a part of the review feature. */
  renderReview: (review: Review) => ReactNode;
}

/** A product: gallery, purchase panel, reviews and recommendations. */
export function ProductPage({ slug, renderReview }: ProductPageProps) {
  const { data: product } = useSuspenseQuery(catalogQueries.product(useApi(), slug));
  return (
    <>
      <Breadcrumbs items={crumbsOf(product)} />
      <ProductFirstScreen product={product} />
      <BelowProduct product={product} renderReview={renderReview} />
    </>
  );
}

const crumbsOf = ({ categories, title }: Product) => [
  { label: 'Главная', href: '/' },
  { label: 'Каталог', href: pagePath('/catalog') },
  // The main one: the product is only shown in the others.
  ...categories
    .slice(0, 1)
    .map(({ slug, name }) => ({ label: name, href: pagePath('/catalog/$category', { category: slug }) })),
  { label: title },
];
