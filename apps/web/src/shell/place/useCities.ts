import { useQuery } from '@tanstack/react-query';
import type { City } from '@vetka/domain/place';
import { useEffect, useState } from 'react';
import { useApi } from '../useContext.ts';
import { placeQueries } from './place.queries.ts';

/** Cities are asked for this long after the last keystroke, in milliseconds. */
const quietMs = 300;

const none: readonly City[] = [];

/** Cities for a text that is being typed. `isWanted` false asks for nothing yet. */
export function useCities(search: string, isWanted = true) {
  const [settled, setSettled] = useState('');
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(search.trim()), quietMs);
      return () => clearTimeout(timer);
    },
    [search],
  );
  const { data: cities = none, isFetching } = useQuery({
    ...placeQueries.cities(useApi(), settled),
    enabled: isWanted,
  });
  return { cities, isLoading: isFetching || settled !== search.trim() };
}
