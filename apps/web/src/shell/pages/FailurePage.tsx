import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { useCallback, useEffect } from 'react';
import { SiteChrome } from '../layout/SiteChrome.tsx';
import { failureWords } from './failureWords.ts';

/** The page of a failure that left nothing to show. Robots get the status and no page. */
export default function FailurePage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
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
  if (visitor?.isBot) return null;
  return (
    <SiteChrome>
      <ErrorPage statusCode={500} {...failureWords(error)} onRetry={retry} />
    </SiteChrome>
  );
}
