import { createFileRoute } from '@tanstack/react-router';
import { DeskMorePage } from '../../../../../features/desk/lazyComponents.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** The phone's page of sections without a tab. */
export const Route = createFileRoute('/_responsive/my/shop/$service/more')({
  beforeLoad: requireUser,
  loader: () => DeskMorePage.preload(),
  head: () => pageHead('Ещё', { isHidden: true }),
  component: DeskMorePage,
});
