import { useRouteContext, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { SiteChrome } from '../layout/SiteChrome.tsx';
import { failureMessage } from './failureMessage.ts';
import { useRetry } from './useRetry.ts';

/** The error page. Bots get the status only. */
export default function FailurePage({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(reset);
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
  if (visitor?.isBot) return null;
  return (
    <SiteChrome>
      <ErrorPage statusCode={500} {...failureMessage(error)} onRetry={retry} />
    </SiteChrome>
  );
}
