import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** Tries a failed page again: when asked to, and by itself when the network comes back. */
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
