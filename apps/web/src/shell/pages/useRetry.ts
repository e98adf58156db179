import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** Retries a failed page: on request, and automatically once the browser is online. */
export function useRetry(reset: () => void): () => void {
  const router = useRouter();
  const retry = useCallback(() => {
    reset();
    void router.invalidate();
  }, [reset, router]);
  useEffect(
    function retryWithNetwork() {
      addEventListener('online', retry);
      return () => removeEventListener('online', retry);
    },
    [retry],
  );
  return retry;
}
