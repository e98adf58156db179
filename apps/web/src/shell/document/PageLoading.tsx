import { useRouterState } from '@tanstack/react-router';
import { LoadingBar } from '@vetka/ui/LoadingBar';

/** The line at the top while the next page is on its way. */
export function PageLoading() {
  const isLoading = useRouterState({
    select: (state) => state.isLoading && state.resolvedLocation !== undefined,
  });
  return <LoadingBar isActive={isLoading} />;
}
