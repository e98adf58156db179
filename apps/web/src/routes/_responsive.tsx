import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireReadable } from '../shell/pages/requireReadable.ts';

/** The layout of full-height pages: each renders `FullHeight` with its own header. */
export const Route = createFileRoute('/_responsive')({ beforeLoad: requireReadable, component: Outlet });
