import { useRouterState } from '@tanstack/react-router';
import { LoadingBar } from '@vetka/ui/LoadingBar';

/** The line at the top while the next page is on its way. */
export function PageLoading() {
  const isLoading = useRouterState({
    select: ({ isLoading, resolvedLocation }) => isLoading && resolvedLocation !== undefined,
  });
  return <LoadingBar isActive={isLoading} />;
}
