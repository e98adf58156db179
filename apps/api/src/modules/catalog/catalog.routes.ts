import { MethodBody } from '@vetka/domain/actor/schema';
import {
  CatalogFilters,
  CatalogPage,
  CatalogQuery,
  Category,
  CategorySlugParams,
  FavoriteAnswer,
  Product,
  ProductPage,
  RatingSummary,
  RelatedQuery,
  VoteAnswer,
} from '@vetka/domain/catalog/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import { IdParams, SlugParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const signedIn = { guard: requireUser };
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
  implement(app, 'catalog.products', { query: CatalogQuery, response: ProductPage }, ({ query }, { session }) =>
    app.catalog.products(session, query),
  ),
  implement(app, 'catalog.popular', { query: PageQuery, response: ProductPage }, ({ query }, { session }) =>
    app.catalog.popular(session, query),
  ),
  implement(
    app,
    'catalog.favorites',
    { query: PageQuery, response: ProductPage },
    ({ query }, request) => app.catalog.favorites(request.session, requireUser(request).id, query),
    signedIn,
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
  implement(
    app,
    'catalog.favorite',
    { params: IdParams, body: MethodBody, response: FavoriteAnswer },
    ({ params, body }, request) => app.product.favorite(requireUser(request).id, params.id, body.method),
    signedIn,
  ),
  implement(
    app,
    'catalog.vote',
    { params: IdParams, body: MethodBody, response: VoteAnswer },
    ({ params, body }, request) => app.product.vote(requireUser(request).id, params.id, body.method),
    signedIn,
  ),
  implement(app, 'catalog.categories', { response: Type.Array(Category) }, () => app.catalog.categories()),
  implement(app, 'catalog.readCategory', { params: IdParams, response: Category }, ({ params }) =>
    app.catalog.category(params.id),
  ),
];
