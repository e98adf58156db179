import { unwrap } from '@vetka/api-client/client';
import type { SuggestAddress } from '@vetka/ui/patterns/order/Checkout';
import { useMemo } from 'react';
import type { Api } from '../../../shell/api/apiClient.ts';
import { useCity } from '../../../shell/session/useSession.ts';
import { useApi } from '../../../shell/useContext.ts';

const most = 7;

/**
 * Addresses of the city that a seller's goods are brought to, by the city's id; of the shopper's own until it is known.
 * Fails when the provider is out of reach: the field then says to type all of it.
 */
export function useAddressSuggestions(): (cityId: number | undefined) => SuggestAddress {
  const api = useApi();
  const ownCityId = useCity()?.id;
  return useMemo(() => {
    // One function per city: a field asks anew when it is given another one.
    const known = new Map<number | undefined, SuggestAddress>();
    return (cityId = ownCityId) => {
      const suggest = known.get(cityId) ?? suggestIn(api, cityId);
      known.set(cityId, suggest);
      return suggest;
    };
  }, [api, ownCityId]);
}

const suggestIn =
  (api: Api, cityId: number | undefined): SuggestAddress =>
  async (query, signal) => {
    const place = cityId === undefined ? {} : { cityId };
    const answer = await unwrap(api.place.suggestAddress({ query: { query, count: most, ...place } }, { signal }));
    if (answer.isFallback && answer.data.length === 0) throw new Error('No provider of addresses is in reach.');
    return answer.data;
  };
