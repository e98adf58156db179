import type { QueryClient } from '@tanstack/react-query';
import type { Api } from './apiClient.ts';

/**
 * First element of every query key: the area of the API that the data comes from. `payment` and `delivery` are part of
 * the API's `order`, but a changed order must not refetch them.
 */
export type QueryArea = keyof Api | 'payment' | 'delivery' | 'icons';

declare module '@tanstack/react-query' {
  interface Register {
    /** A key of an unknown area does not compile. */
    queryKey: readonly [area: QueryArea, ...rest: unknown[]];
  }
}

/** Invalidates all data of these areas: what is on the screen is refetched now, the rest when next shown. */
export const invalidateAreas = (queryClient: QueryClient, ...areas: readonly QueryArea[]): Promise<unknown> =>
  Promise.all(areas.map((area) => queryClient.invalidateQueries({ queryKey: [area] })));
