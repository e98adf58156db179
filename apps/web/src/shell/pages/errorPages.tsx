import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router';
import { laterPart } from '../laterPart.tsx';
import { useRetry } from './useRetry.ts';

const loadNotFound = () => import('./NotFoundPage.tsx');
const loadFailure = () => import('./FailurePage.tsx');

/** Preloads the error page: the failure may be that nothing can be loaded. */
export const prepareFailurePage = (): void => void loadFailure().catch(() => undefined);

/** Error pages, loaded lazily: few visitors need them. */
export const NotFound = laterPart<NotFoundRouteProps>(
  loadNotFound,
  import.meta.env.SSR ? await loadNotFound() : undefined,
);
export const Failure = laterPart<ErrorComponentProps>(
  loadFailure,
  import.meta.env.SSR ? await loadFailure() : undefined,
  FailureWords,
);

/** Shown when the network failed before the error page was loaded. */
function FailureWords({ reset }: ErrorComponentProps) {
  useRetry(reset);
  return navigator.onLine ? null : <h1>Нет связи</h1>;
}
