import { Spinner } from '@vetka/ui/Spinner';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';

interface NotLoadedProps {
  query: { data: unknown; error: Error | null; refetch: () => unknown };
  /** @default a large spinner */
  loading?: ReactNode;
}

/** Shown in place of unloaded content: a spinner, or the failure with a retry. Nothing once it has loaded. */
export function NotLoaded({ query: { data, error, refetch }, loading = <Spinner size="l" /> }: NotLoadedProps) {
  if (data !== undefined) return null;
  return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : loading;
}
