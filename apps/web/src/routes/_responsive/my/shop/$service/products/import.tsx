import { createFileRoute } from '@tanstack/react-router';
import { ImportPage } from '../../../../../../features/desk/lazyComponents.ts';
import { rawImportSearch } from '../../../../../../features/desk/rawSearch.ts';
import { parseImportSearch } from '../../../../../../features/desk/goods/importSearch.ts';
import { pageHead } from '../../../../../../shell/document/pageHead.ts';

/** Goods from a file. */
export const Route = createFileRoute('/_responsive/my/shop/$service/products/import')({
  loaderDeps: ({ search }) => rawImportSearch(search),
  loader: () => ImportPage.preload(),
  head: () => pageHead('Загрузка товаров', { isHidden: true }),
  component: Import,
});

function Import() {
  return <ImportPage id={parseImportSearch(Route.useSearch())} />;
}
