import { unwrap } from '@vetka/api-client/client';
import type { SuggestAddress } from '@vetka/ui/patterns/order/Checkout';
import { useCallback } from 'react';
import { useCity } from '../../../shell/session/useSession.ts';
import { useApi } from '../../../shell/useContext.ts';

const most = 7;

/** Addresses of the shopper's city. Fails when the provider is out of reach: the field then says to type all of it. */
export function useAddressSuggestions(): SuggestAddress {
  const api = useApi();
  const cityId = useCity()?.id;
  return useCallback(
    async (query, signal) => {
      const place = cityId === undefined ? {} : { cityId };
      const answer = await unwrap(api.place.suggestAddress({ query: { query, count: most, ...place } }, { signal }));
      if (answer.isFallback && answer.data.length === 0) throw new Error('No provider of addresses is in reach.');
      return answer.data;
    },
    [api, cityId],
  );
}
