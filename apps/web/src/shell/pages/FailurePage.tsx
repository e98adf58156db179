import { useRouteContext, useRouterState, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { use } from 'react';
import { SiteChrome } from '../layout/SiteChrome.tsx';
import { LayoutContext } from '../layout/LayoutContext.ts';
import { failureMessage } from './failureMessage.ts';
import { useRetry } from './useRetry.ts';

/** Routes whose own head, with the page's h1, stays above a part that fails. */
const headed: readonly string[] = ['/_default/$service', '/_default/account/$nickname'];

/** The level of the heading: 0 without a layout, when a failure removed it. */
function useLevel(): 1 | 2 {
  const layout = use(LayoutContext);
  const isBelowHead = useRouterState({
    select: ({ matches }) => matches.some(({ routeId, status }) => status === 'success' && headed.includes(routeId)),
  });
  return layout !== 0 && isBelowHead ? 2 : layout || 1;
}

/** The error page. Bots get the status only. */
export default function FailurePage({ error, reset }: ErrorComponentProps) {
  const retry = useRetry(reset);
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
  const level = useLevel();
  if (visitor?.isBot) return null;
  return (
    <SiteChrome>
      <ErrorPage level={level} statusCode={500} {...failureMessage(error)} onRetry={retry} />
    </SiteChrome>
  );
}
