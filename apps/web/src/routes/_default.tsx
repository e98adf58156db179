import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteChrome } from '../shell/layout/SiteChrome.tsx';
import { requireReadable } from '../shell/pages/requireReadable.ts';

/** The layout of content pages. */
export const Route = createFileRoute('/_default')({
  beforeLoad: requireReadable,
  component: () => (
    <SiteChrome>
      <Outlet />
    </SiteChrome>
  ),
});
