import { useMatch, useRouteContext, type NotFoundRouteProps } from '@tanstack/react-router';
import { pageErrors } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { Hidden } from '@vetka/ui/Hidden';
import { ErrorPage } from '@vetka/ui/patterns/page/ErrorPage';
import { use } from 'react';
import { pagePath } from '../links/pagePath.ts';
import { SiteChrome } from '../layout/SiteChrome.tsx';
import { LayoutContext } from '../layout/LayoutContext.ts';
import type { Visitor } from '../visitor/describeVisitor.ts';

/** Data of `notFound({ data })` that a route throws for parameters without a page. */
export interface NotFoundData {
  message: string;
}

const isNotFoundData = (data: unknown): data is NotFoundData =>
  typeof data === 'object' && data !== null && 'message' in data && typeof data.message === 'string';

/** The 404 page. Bots get the status only. */
export default function NotFoundPage({ data }: NotFoundRouteProps) {
  const visitor: Visitor | undefined = useRouteContext({ strict: false, select: (context) => context.visitor });
  const isRoom = useMatch({ from: '/_responsive/chat/$roomId', shouldThrow: false }) !== undefined;
  const level = use(LayoutContext) || 1;
  if (visitor?.isBot) return null;
  return (
    <SiteChrome>
      <ErrorPage level={level} statusCode={404} title={isNotFoundData(data) ? data.message : pageErrors.unmatched} />
      {isRoom && (
        // A phone shows a conversation without their list.
        <Hidden from="md">
          <Button variant="plain" isFullWidth href={pagePath('/chat')}>
            К сообщениям
          </Button>
        </Hidden>
      )}
    </SiteChrome>
  );
}
