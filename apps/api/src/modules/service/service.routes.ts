import { CatalogQuery, ProductPage } from '@vetka/domain/catalog/schema';
import { PageOf, PageQuery } from '@vetka/domain/paging/schema';
import { Service, ServiceCard, ServiceParams, ServicesQuery } from '@vetka/domain/service/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

/** Sellers and their goods. */
export const serviceRoutes = (app: FastifyInstance) => [
  implement(app, 'service.list', { query: ServicesQuery, response: PageOf(ServiceCard) }, ({ query }, { session }) =>
    app.service.list(session, query),
  ),
  implement(app, 'service.read', { params: ServiceParams, response: Service }, ({ params }, { session }) =>
    app.service.read(session, params.id),
  ),
  implement(
    app,
    'service.products',
    { params: ServiceParams, query: CatalogQuery, response: ProductPage },
    ({ params, query }, { session }) => app.service.products(session, params.id, query),
  ),
  implement(
    app,
    'service.storefront',
    { params: ServiceParams, query: PageQuery, response: ProductPage },
    ({ params, query }, { session }) => app.service.storefront(session, params.id, query),
  ),
];
