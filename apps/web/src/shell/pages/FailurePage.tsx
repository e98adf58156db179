import { useRouteContext, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { use } from 'react';
import { SiteChrome } from '../layout/SiteChrome.tsx';
import { LayoutContext } from '../layout/LayoutContext.ts';
import { failureMessage } from './failureMessage.ts';
import { useRetry } from './useRetry.ts';

/** The error page. Bots get the status only. */
export default function FailurePage({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(reset);
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
  const level = use(LayoutContext) || 1;
  if (visitor?.isBot) return null;
  return (
    <SiteChrome>
      <ErrorPage level={level} statusCode={500} {...failureMessage(error)} onRetry={retry} />
    </SiteChrome>
  );
}
