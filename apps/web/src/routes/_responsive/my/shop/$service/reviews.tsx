import { createFileRoute } from '@tanstack/react-router';
import { ReviewsDeskPage } from '../../../../../features/desk/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** Reviews of a shop and of its goods. */
export const Route = createFileRoute('/_responsive/my/shop/$service/reviews')({
  loader: () => ReviewsDeskPage.preload(),
  head: () => pageHead('Отзывы', { isHidden: true }),
  component: ReviewsDeskPage,
});
