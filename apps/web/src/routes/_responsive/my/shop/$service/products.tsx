import { createFileRoute, Outlet } from '@tanstack/react-router';

/** The goods of a shop: the table, and the editor of one product. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products')({ component: Outlet });
