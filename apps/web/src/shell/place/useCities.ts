import { useQuery } from '@tanstack/react-query';
import type { ListedCity } from '@vetka/domain/place';
import { useEffect, useState } from 'react';
import { useApi } from '../useContext.ts';
import { placeQueries } from './place.queries.ts';

/** Debounce of the search after the last keystroke (ms). */
const debounceMs = 300;

const none: readonly ListedCity[] = [];

/** Cities matching a text being typed. `isWanted: false` disables the query. */
export function useCities(search: string, isWanted = true) {
  const [settled, setSettled] = useState('');
  useEffect(
    function settleAfterPause() {
      const timer = setTimeout(() => setSettled(search.trim()), debounceMs);
      return () => clearTimeout(timer);
    },
    [search],
  );
  const {
    data: cities = none,
    isFetching,
    isPlaceholderData,
  } = useQuery({
    ...placeQueries.cities(useApi(), settled),
    enabled: isWanted,
  });
  return { cities, isLoading: isFetching || isPlaceholderData || settled !== search.trim() };
}
