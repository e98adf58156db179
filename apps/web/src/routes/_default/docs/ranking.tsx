import { createFileRoute } from '@tanstack/react-router';
import { RankingPage } from '../../../features/docs/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';

export const Route = createFileRoute('/_default/docs/ranking')({
  loader: () => RankingPage.preload(),
  head: () => pageHead('Почему товары стоят в этом порядке'),
  component: RankingPage,
});
