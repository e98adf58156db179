import { queryOptions } from '@tanstack/react-query';
import { ApiError, unwrap } from '@vetka/api-client/client';
import type { AuthUser } from '@vetka/domain/account';
import type { Session } from '@vetka/domain/session';
import type { Api } from '../api/apiClient.ts';
import { logFailure } from '../errors/logFailure.ts';

/** The session data that the pages need. Its id and the visitor's address stay out of the HTML. */
export type PlaceOfSession = Pick<Session, 'domain' | 'geo'>;

const placeOf = ({ domain, geo }: Session): PlaceOfSession => ({ domain, geo });

/** Session and user. Neither becomes stale: signing in, signing out and a change of city refresh them. */
export const sessionQueries = {
  all: () => ['session'] as const,
  /** Null when the session could not be read: the site works without a city. */
  session: (api: Api) =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'session'],
      queryFn: (): Promise<PlaceOfSession | null> =>
        unwrap(api.session.read()).then(placeOf).catch(logFailure('the session', null)),
      staleTime: Infinity,
    }),
  /** Null for a guest. A failed read keeps the previous user: losing the network does not sign anyone out. */
  user: (api: Api) =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'user'],
      queryFn: (): Promise<AuthUser | null> => unwrap(api.session.user()).catch(nullForGuest),
      staleTime: Infinity,
    }),
};

function nullForGuest(error: unknown): null {
  if (error instanceof ApiError && error.failure.kind === 'unauthorized') return null;
  throw error;
}
