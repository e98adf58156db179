import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SiteChrome } from '../shell/layout/SiteChrome.tsx';

/** The layout of reading pages. */
export const Route = createFileRoute('/_default')({
  component: () => (
    <SiteChrome>
      <Outlet />
    </SiteChrome>
  ),
});
