import type { AddressSuggestions, ChangeCity, CitiesQuery, City, SuggestAddressQuery } from '@vetka/domain/place';
import type { Session } from '@vetka/domain/session';
import { call } from './call.ts';

export const place = {
  cities: call<{ query: CitiesQuery; response: City[] }>('GET', '/cities'),
  changeCity: call<{ body: ChangeCity; response: Session }>('POST', '/cities'),
  suggestAddress: call<{ query: SuggestAddressQuery; response: AddressSuggestions }>('GET', '/suggest/address'),
};
