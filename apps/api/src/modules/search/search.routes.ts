import { Suggestions, SuggestionsQuery } from '@vetka/domain/search/schema';
import type { FastifyInstance } from 'fastify';
import { implement } from '../../platform/http/implement.ts';

export const searchRoutes = (app: FastifyInstance) => [
  implement(app, 'search.suggestions', { query: SuggestionsQuery, response: Suggestions }, ({ query }, { session }) =>
    app.searchEngine.suggestions(session, query.query ?? ''),
  ),
];
