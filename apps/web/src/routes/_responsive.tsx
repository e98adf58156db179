import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireReadable } from '../shell/pages/requireReadable.ts';

/** The layout of full-height pages: each stands in `FullHeight` with the header that suits it. */
export const Route = createFileRoute('/_responsive')({ beforeLoad: requireReadable, component: Outlet });
