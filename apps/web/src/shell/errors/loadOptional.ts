import type { EnsureQueryDataOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import { logFailure } from './logFailure.ts';

/**
 * For route loaders: loads optional data. A failure is logged and not cached; the page reads the data with `useQuery`,
 * which fetches it again.
 * @param what subject of the log message
 */
export const loadOptional = <Answer, Key extends QueryKey>(
  queryClient: QueryClient,
  options: EnsureQueryDataOptions<Answer, Error, Answer, Key>,
  what: string,
): Promise<Answer | undefined> => queryClient.ensureQueryData(options).catch(logFailure(what, undefined));
