import {
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
} from '@vetka/domain/catalog/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams, SlugParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement, implementForUser } from '../../platform/http/implement.ts';
import { markRoutes } from '../../platform/marks/marks.routes.ts';

const relatedTake = 8;

export const catalogRoutes = (app: FastifyInstance) => [
  implement(app, 'catalog.root', { query: CatalogQuery, response: CatalogPage }, ({ query }, { session }) =>
    app.catalog.page(session, query),
  ),
  implement(
    app,
    'catalog.category',
    { params: CategorySlugParams, query: CatalogQuery, response: CatalogPage },
    ({ params, query }, { session }) => app.catalog.page(session, query, params.categorySlug),
  ),
  implement(
    app,
    'catalog.products',
    { query: ProductsQuery, response: ProductPage },
    ({ query: { ids, ...query } }, { session }) =>
      ids === undefined
        ? app.catalog.products(session, query)
        : app.catalog.chosen(session, ids.split(',').map(Number)),
  ),
  implement(app, 'catalog.popular', { query: PageQuery, response: ProductPage }, ({ query }, { session }) =>
    app.catalog.popular(session, query),
  ),
  implementForUser(app, 'catalog.favorites', { query: PageQuery, response: ProductPage }, ({ query, user }) =>
    app.catalog.favorites(user.id, query),
  ),
  implement(app, 'catalog.filters', { query: CatalogQuery, response: CatalogFilters }, ({ query }, { session }) =>
    app.catalog.filters(session, query),
  ),
  implement(app, 'catalog.product', { params: SlugParams, response: Product }, ({ params }, { session }) =>
    app.product.read(session, params.slug),
  ),
  implement(app, 'catalog.ratings', { params: IdParams, response: RatingSummary }, ({ params }) =>
    app.product.ratings(params.id),
  ),
  implement(
    app,
    'catalog.related',
    { params: IdParams, query: RelatedQuery, response: ProductPage },
    ({ params, query }, { session }) => app.catalog.related(session, params.id, query.take ?? relatedTake),
  ),
  ...markRoutes(app, 'catalog', { kind: 'product', requireShown: (_, id) => app.product.requireShown(id) }),
  implement(app, 'catalog.categories', { response: Type.Array(Category) }, () => app.catalog.categories()),
  implement(app, 'catalog.readCategory', { params: IdParams, response: Category }, ({ params }) =>
    app.catalog.category(params.id),
  ),
];
