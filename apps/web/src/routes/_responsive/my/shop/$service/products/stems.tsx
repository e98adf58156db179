import { createFileRoute } from '@tanstack/react-router';
import { StemsPage } from '../../../../../../features/desk/lazyComponents.ts';
import { rawStemsSearch } from '../../../../../../features/desk/rawSearch.ts';
import { parseStemsSearch } from '../../../../../../features/desk/stems/stemsSearch.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** The stems and materials of a shop. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products/stems')({
  loaderDeps: ({ search }) => rawStemsSearch(search),
  loader: () => StemsPage.preload(),
  head: () => pageHead('Стебли и материалы', { isHidden: true }),
  component: Stems,
});

function Stems() {
  return <StemsPage search={parseStemsSearch(Route.useSearch())} />;
}
