import { createFileRoute, Outlet } from '@tanstack/react-router';

/** The money of a shop, and its requisites. */
export const Route = createFileRoute('/_responsive/my/shop/$service/money')({ component: Outlet });
