import type {
  AddressSuggestions,
  ChangeCity,
  CitiesQuery,
  Geo,
  ListedCity,
  SuggestAddressQuery,
} from '@vetka/domain/place';
import type { Session } from '@vetka/domain/session';
import { call } from './call.ts';

export const place = {
  cities: call<{ query: CitiesQuery; response: ListedCity[] }>('GET', '/cities'),
  guessCity: call<{ response: Geo }>('GET', '/cities/guess'),
  changeCity: call<{ body: ChangeCity; response: Session }>('POST', '/cities'),
  suggestAddress: call<{ query: SuggestAddressQuery; response: AddressSuggestions }>('GET', '/suggest/address'),
};
