import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

/** Opens the sign-in dialog over the current page. `back`: a path of this site to go to afterwards. */
export function useSignIn(): (back?: string) => void {
  const router = useRouter();
  return useCallback(
    (back) => {
      const search = (current: object) => ({ ...current, auth: 'sigin', ...(back !== undefined && { back }) });
      void router.navigate({ to: '.', search, resetScroll: false } as never);
    },
    [router],
  );
}
