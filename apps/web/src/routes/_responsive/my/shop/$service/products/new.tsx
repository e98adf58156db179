import { createFileRoute } from '@tanstack/react-router';
import { NewProductPage } from '../../../../../../features/desk/lazyComponents.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** A new product of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products/new')({
  loader: () => NewProductPage.preload(),
  head: () => pageHead('Новый товар', { isHidden: true }),
  component: NewProductPage,
});
