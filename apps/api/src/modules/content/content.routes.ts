import { ContentPage } from '@vetka/domain/content/schema';
import { PageQuery } from '@vetka/domain/paging/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

/** Photo posts. */
export const contentRoutes = (app: FastifyInstance) => [
  implement(app, 'content.latest', { query: PageQuery, response: ContentPage }, ({ query }, { session }) =>
    app.content.latest(session, query),
  ),
];
