import { createFileRoute } from '@tanstack/react-router';
import { seesStatistics } from '../../../../../features/desk/deskSections.tsx';
import { NoRightPage, StatisticsPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { rawStatisticsSearch } from '../../../../../features/desk/rawSearch.ts';
import { parseStatisticsSearch } from '../../../../../features/desk/statistics/statisticsSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';

/** The statistics of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/statistics')({
  loaderDeps: ({ search }) => rawStatisticsSearch(search),
  loader: async ({ context, params: { service }, location: { pathname } }) => {
    const mayEnter = seesStatistics(await loadPlace(context, service, pathname));
    await (mayEnter ? StatisticsPage.preload() : NoRightPage.preload());
    return { mayEnter };
  },
  head: () => pageHead('Статистика магазина', { isHidden: true }),
  component: Statistics,
});

function Statistics() {
  const search = parseStatisticsSearch(Route.useSearch());
  if (!Route.useLoaderData().mayEnter) return <NoRightPage right="SEE_STATISTICS" />;
  return <StatisticsPage search={search} />;
}
