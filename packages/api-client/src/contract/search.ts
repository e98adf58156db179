import type {
  SearchSynonym,
  SearchSynonymPage,
  Suggestions,
  SuggestionsQuery,
  SynonymsQuery,
  WriteSynonym,
} from '@vetka/domain/search';
import { call } from './call.ts';

type ById = { id: number };

export const search = {
  suggestions: call<{ query: SuggestionsQuery; response: Suggestions }>('GET', '/search/suggestions'),
  /** The table of synonyms, for the administration. */
  synonyms: call<{ query: SynonymsQuery; response: SearchSynonymPage }>('GET', '/search/synonyms'),
  addSynonym: call<{ body: WriteSynonym; response: SearchSynonym }>('POST', '/search/synonyms'),
  changeSynonym: call<{ params: ById; body: WriteSynonym; response: SearchSynonym }>('PUT', '/search/synonyms/{id}'),
  removeSynonym: call<{ params: ById; response: ById }>('DELETE', '/search/synonyms/{id}'),
};
