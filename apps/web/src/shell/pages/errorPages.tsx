import type { ErrorComponentProps, NotFoundRouteProps } from '@tanstack/react-router';
import { lazyComponent } from '../lazyComponent.tsx';
import { useRetry } from './useRetry.ts';

/** Error pages, loaded lazily: few visitors need them. */
export const NotFound = lazyComponent<NotFoundRouteProps>(() => import('./NotFoundPage.tsx'));
export const Failure = lazyComponent<ErrorComponentProps>(() => import('./FailurePage.tsx'), OfflineNotice);

/** Shown when the network failed before the error page was loaded. */
function OfflineNotice({ reset }: ErrorComponentProps) {
  useRetry(reset);
  return navigator.onLine ? null : <h1>Нет связи</h1>;
}
