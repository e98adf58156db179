import { createFileRoute } from '@tanstack/react-router';
import { DeskMorePage } from '../../../../../features/desk/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The phone's page of sections without a tab. */
export const Route = createFileRoute('/_responsive/my/shop/$service/more')({
  loader: () => DeskMorePage.preload(),
  head: () => pageHead('Ещё', { isHidden: true }),
  component: DeskMorePage,
});
