import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router';
import { laterPart } from '../laterPart.tsx';
import { useRetry } from './useRetry.ts';

const loadNotFound = () => import('./NotFoundPage.tsx');
const loadFailure = () => import('./FailurePage.tsx');

/** Fetches the page of a failure before it is needed: the failure may be that nothing can be fetched. */
export const prepareFailurePage = (): void => void loadFailure().catch(() => undefined);

/** The pages in place of one that could not be shown; few visitors need them. */
export const NotFound = laterPart<NotFoundRouteProps>(
  loadNotFound,
  import.meta.env.SSR ? await loadNotFound() : undefined,
);
export const Failure = laterPart<ErrorComponentProps>(
  loadFailure,
  import.meta.env.SSR ? await loadFailure() : undefined,
  FailureWords,
);

/** The network was lost before the page of a failure was fetched. */
function FailureWords({ reset }: ErrorComponentProps) {
  useRetry(reset);
  return navigator.onLine ? null : <h1>Нет связи</h1>;
}
