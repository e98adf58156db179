import { useRouteContext, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { pageErrors } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { SiteChrome } from '../layout/SiteChrome.tsx';

/** The page of a failure that left nothing to show. Robots get the status and no page. */
export function FailurePage({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const visitor = useRouteContext({ strict: false, select: (context) => context.visitor });
  if (visitor?.isBot) return null;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <SiteChrome>
      <EmptyMessage
        level={1}
        title={pageErrors.failureTitle}
        text="Что-то пошло не так. Попробуйте ещё раз чуть позже."
        action={<Button onClick={retry}>Повторить</Button>}
      />
    </SiteChrome>
  );
}
