import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '@vetka/domain/catalog';
import { Breadcrumbs } from '@vetka/ui/Breadcrumbs';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { BelowProduct, ProductFirstScreen } from './lazyComponents.ts';

/** A product: gallery, purchase panel, reviews and recommendations. */
export function ProductPage({ slug }: { slug: string }) {
  const { data: product } = useSuspenseQuery(catalogQueries.product(useApi(), slug));
  return (
    <>
      <Breadcrumbs items={crumbsOf(product)} />
      <ProductFirstScreen product={product} />
      <BelowProduct product={product} />
    </>
  );
}

const crumbsOf = ({ categories, title }: Product) => [
  { label: 'Главная', href: '/' },
  { label: 'Каталог', href: pagePath('/catalog') },
  ...categories.map(({ slug, name }) => ({ label: name, href: pagePath('/catalog/$category', { category: slug }) })),
  { label: title },
];
