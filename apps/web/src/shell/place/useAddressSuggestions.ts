import { unwrap } from '@vetka/api-client/client';
import type { SuggestAddress } from '@vetka/ui/patterns/order/Checkout';
import { useMemo } from 'react';
import type { Api } from '../api/apiClient.ts';
import { useCity } from '../session/useSession.ts';
import { useApi } from '../useContext.ts';

const most = 7;

/**
 * Suggests addresses in the cities that the sellers deliver to, in the given order; in the shopper's own city where one
 * is not known yet. Rejects when the provider is unavailable: the field then asks for the full address.
 */
export function useAddressSuggestions(cityIds: readonly (number | undefined)[]): SuggestAddress[] {
  const api = useApi();
  const ownCityId = useCity()?.id;
  const cities = cityIds.join();
  // Stable while the cities are the same: a new function makes the field search again.
  return useMemo(
    () => cities.split(',').map((id) => suggestIn(api, id === '' ? ownCityId : Number(id))),
    [api, ownCityId, cities],
  );
}

/** Suggests addresses of the whole country: a saved address may be in another city. */
export function useAnyAddressSuggestions(): SuggestAddress {
  const api = useApi();
  return useMemo(() => suggestIn(api, undefined), [api]);
}

const suggestIn =
  (api: Api, cityId: number | undefined): SuggestAddress =>
  async (query, signal) => {
    const place = cityId === undefined ? {} : { cityId };
    const answer = await unwrap(api.place.suggestAddress({ query: { query, count: most, ...place } }, { signal }));
    if (answer.isFallback && answer.data.length === 0) throw new Error('No address provider is available.');
    return answer.data;
  };
