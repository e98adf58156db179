import { useMatches } from '@tanstack/react-router';

/** Whether the open order does not exist. Its page says so, in place of the list. */
export const useIsUnknownOrder = (): boolean =>
  useMatches({ select: (matches) => matches.at(-1)?.status === 'notFound' });
