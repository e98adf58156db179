import { unwrap } from '@vetka/api-client/client';
import type { SuggestAddress } from '@vetka/ui/patterns/order/Checkout';
import { useMemo } from 'react';
import type { Api } from '../../../shell/api/apiClient.ts';
import { useCity } from '../../../shell/session/useSession.ts';
import { useApi } from '../../../shell/useContext.ts';

const most = 7;

/**
 * Addresses of the cities that sellers' goods are brought to, in the order of the cities given; of the shopper's own
 * where a city is not known yet. Fails when the provider is out of reach: the field then says to type all of it.
 */
export function useAddressSuggestions(cityIds: readonly (number | undefined)[]): SuggestAddress[] {
  const api = useApi();
  const ownCityId = useCity()?.id;
  const cities = cityIds.join();
  // The functions stay the same while the cities do: a field asks anew when it is given another one.
  return useMemo(
    () => cities.split(',').map((id) => suggestIn(api, id === '' ? ownCityId : Number(id))),
    [api, ownCityId, cities],
  );
}

const suggestIn =
  (api: Api, cityId: number | undefined): SuggestAddress =>
  async (query, signal) => {
    const place = cityId === undefined ? {} : { cityId };
    const answer = await unwrap(api.place.suggestAddress({ query: { query, count: most, ...place } }, { signal }));
    if (answer.isFallback && answer.data.length === 0) throw new Error('No provider of addresses is in reach.');
    return answer.data;
  };
