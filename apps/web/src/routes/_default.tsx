import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router';
import type { Seo } from '@vetka/domain/page';
import { SiteChrome } from '../shell/layout/SiteChrome.tsx';
import { lazyComponent } from '../shell/lazyComponent.tsx';
import { requireReadable } from '../shell/pages/requireReadable.ts';

const PageText = lazyComponent(() => import('../shell/prose/PageText.tsx'));

/** The layout of content pages. */
export const Route = createFileRoute('/_default')({
  beforeLoad: requireReadable,
  component: Layout,
});

interface ShownMatch {
  loaderData?: { seo?: Seo } | undefined;
  loaderDeps?: object | undefined;
}

/** Of a list, only the first page without filters has a text. */
function textOf(matches: readonly unknown[]): string | null | undefined {
  const { loaderData, loaderDeps } = matches.at(-1) as ShownMatch;
  return Object.keys(loaderDeps ?? {}).length === 0 ? loaderData?.seo?.text : null;
}

function Layout() {
  const text = useMatches({ select: textOf });
  return (
    <SiteChrome>
      <Outlet />
      {text && <PageText text={text} />}
    </SiteChrome>
  );
}
