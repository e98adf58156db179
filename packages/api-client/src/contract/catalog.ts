import type {
  CatalogFilters,
  CatalogPage,
  CatalogQuery,
  Category,
  CategorySlugParams,
  Product,
  ProductPage,
  ProductsQuery,
  RatingSummary,
  RelatedQuery,
} from '@vetka/domain/catalog';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';
import { markCalls } from './marks.ts';

type ById = { id: number };

export const catalog = {
  root: call<{ query: CatalogQuery; response: CatalogPage }>('GET', '/catalog'),
  category: call<{ params: CategorySlugParams; query: CatalogQuery; response: CatalogPage }>(
    'GET',
    '/catalog/{categorySlug}',
  ),
  products: call<{ query: ProductsQuery; response: ProductPage }>('GET', '/products'),
  product: call<{ params: { slug: string }; response: Product }>('GET', '/products/{slug}'),
  ...markCalls('/products'),
  ratings: call<{ params: ById; response: RatingSummary }>('GET', '/products/{id}/ratings'),
  related: call<{ params: ById; query: RelatedQuery; response: ProductPage }>('GET', '/products/{id}/related'),
  filters: call<{ query: CatalogQuery; response: CatalogFilters }>('GET', '/products/getFilters'),
  popular: call<{ query: PageQuery; response: ProductPage }>('GET', '/products/popular'),
  favorites: call<{ query: PageQuery; response: ProductPage }>('GET', '/products/favorite'),
  categories: call<{ response: Category[] }>('GET', '/categories'),
  readCategory: call<{ params: ById; response: Category }>('GET', '/categories/{id}'),
};
