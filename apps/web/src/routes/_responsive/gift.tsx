import { createFileRoute } from '@tanstack/react-router';
import { GiftPage } from '../../features/order/gift/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_responsive/gift')({
  // Without a loader: nothing on the site leads here, and every page carries the code of routes.
  head: () => pageHead('Подарок', { isHidden: true }),
  component: GiftPage,
});
