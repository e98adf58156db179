import {
  SearchSynonym,
  SearchSynonymPage,
  Suggestions,
  SuggestionsQuery,
  SynonymsQuery,
  WriteSynonym,
} from '@vetka/domain/search/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser } from '../../platform/http/implement.ts';

export const searchRoutes = (app: FastifyInstance) => [
  implement(app, 'search.suggestions', { query: SuggestionsQuery, response: Suggestions }, ({ query }, { session }) =>
    app.searchEngine.suggestions(session, query.query ?? ''),
  ),
  implementForUser(app, 'search.synonyms', { query: SynonymsQuery, response: SearchSynonymPage }, ({ query, user }) =>
    app.searchEngine.synonyms(user, query),
  ),
  implementForUser(app, 'search.addSynonym', { body: WriteSynonym, response: SearchSynonym }, ({ body, user }) =>
    app.searchEngine.addSynonym(user, body),
  ),
  implementForUser(
    app,
    'search.changeSynonym',
    { params: IdParams, body: WriteSynonym, response: SearchSynonym },
    ({ params, body, user }) => app.searchEngine.changeSynonym(user, params.id, body),
  ),
  implementForUser(app, 'search.removeSynonym', { params: IdParams, response: Removed }, ({ params, user }) =>
    app.searchEngine.removeSynonym(user, params.id),
  ),
];
