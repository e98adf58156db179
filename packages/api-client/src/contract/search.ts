import type { Suggestions, SuggestionsQuery } from '@vetka/domain/search';
import { call } from './call.ts';

export const search = {
  suggestions: call<{ query: SuggestionsQuery; response: Suggestions }>('GET', '/search/suggestions'),
};
