import { useMatches } from '@tanstack/react-router';

/**
 * Whether the child route found no order with its id. The list beside it then shows the page of the child, which says so,
 * instead of waiting for the order.
 */
export const useIsUnknownOrder = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.status === 'notFound' });
