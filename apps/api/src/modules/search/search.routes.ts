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
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import { implement } from '../../platform/http/implement.ts';

export const searchRoutes = (app: FastifyInstance) => [
  implement(app, 'search.suggestions', { query: SuggestionsQuery, response: Suggestions }, ({ query }, { session }) =>
    app.searchEngine.suggestions(session, query.query ?? ''),
  ),
  implementForAdministration(
    app,
    'search.synonyms',
    { query: SynonymsQuery, response: SearchSynonymPage },
    ({ query }) => app.searchEngine.synonyms(query),
  ),
  implementAct(
    app,
    'search.addSynonym',
    { body: WriteSynonym, response: SearchSynonym },
    { kind: 'SYNONYM' },
    ({ body, ...act }) => app.searchEngine.addSynonym(act, body),
  ),
  implementAct(
    app,
    'search.changeSynonym',
    { params: IdParams, body: WriteSynonym, response: SearchSynonym },
    { kind: 'SYNONYM' },
    ({ params, body, ...act }) => app.searchEngine.changeSynonym(act, params.id, body),
  ),
  implementAct(
    app,
    'search.removeSynonym',
    { params: IdParams, response: Removed },
    { kind: 'SYNONYM' },
    ({ params, ...act }) => app.searchEngine.removeSynonym(act, params.id),
  ),
];
