import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { logFailure } from './logFailure.ts';

/**
 * For a route's loader: loads what its page can do without. A failure is written down and not kept, so that the next
 * visit asks again; the page reads it with `useQuery`, which asks again by itself.
 * @param what the subject of the line in the log
 */
export const loadSoftly = <Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Answer, Error, Answer, Key>,
  what: string,
): Promise<Answer | undefined> => queryClient.ensureQueryData(options).catch(logFailure(what, undefined));
