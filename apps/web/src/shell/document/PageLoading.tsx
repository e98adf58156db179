import { useRouterState } from '@tanstack/react-router';
import { LoadingBar } from '@vetka/ui/LoadingBar';

/** The progress line at the top while the next page loads. */
export function PageLoading() {
  const isLoading = useRouterState({
    select: (state) => state.isLoading && state.resolvedLocation !== undefined,
  });
  return <LoadingBar isLoading={isLoading} />;
}
