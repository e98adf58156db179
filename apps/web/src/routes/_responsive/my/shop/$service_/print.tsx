import { createFileRoute } from '@tanstack/react-router';
import { deskQueries } from '../../../../../features/desk/desk.queries.ts';
import { PrintPage } from '../../../../../features/desk/lazyComponents.ts';
import { loadPlace } from '../../../../../features/desk/loadPlace.ts';
import { parsePrintSearch, printIds } from '../../../../../features/desk/printSearch.ts';
import { rawPrintSearch } from '../../../../../features/desk/rawSearch.ts';
import { pageHead } from '../../../../../shell/document/pageHead.ts';
import { loadKnown } from '../../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../../shell/session/routeRules.ts';

/** Orders that the server loads; the browser loads the others. */
const loadedFirst = 60;

/** Slips of orders, or the list of a day, outside of the desk's frame. */
export const Route = createFileRoute('/_responsive/my/shop/$service_/print')({
  beforeLoad: requireUser,
  loaderDeps: ({ search }) => rawPrintSearch(search),
  loader: async ({ context, deps, params: { service }, location: { pathname } }) => {
    const { api, queryClient } = context;
    const place = await loadPlace(context, service, pathname);
    const orders = printIds(parsePrintSearch(deps))
      .slice(0, loadedFirst)
      .map((id) => queryClient.ensureQueryData(deskQueries.order(api, service, id)));
    await Promise.all([loadKnown(Promise.all(orders), () => notFoundPath(pathname)), PrintPage.preload()]);
    return place;
  },
  head: () => pageHead('Печать', { isHidden: true }),
  component: Print,
});

function Print() {
  return <PrintPage place={Route.useLoaderData()} search={parsePrintSearch(Route.useSearch())} />;
}
