import { createFileRoute, Outlet } from '@tanstack/react-router';

/** The layout of full-height pages: each stands in `FullHeight` with the header that suits it. */
export const Route = createFileRoute('/_responsive')({ component: Outlet });
