import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { SiteChrome } from '../layout/SiteChrome.tsx';

/** The page of a failure that left nothing to show. Robots get the status and no page. */
export default function FailurePage({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
  if (visitor?.isBot) return null;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <SiteChrome>
      <ErrorPage statusCode={500} onRetry={retry} />
    </SiteChrome>
  );
}
