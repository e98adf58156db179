import { createFileRoute } from '@tanstack/react-router';
import { documentTitles, isDocumentSlug } from '@vetka/domain/legal';
import { documentQueries } from '../../../../features/docs/docs.queries.ts';
import { VersionsPage } from '../../../../features/docs/lazyComponents.ts';
import { comparedDays } from '../../../../features/docs/comparedDays.ts';
import { markdownToHtml } from '../../../../shell/prose/markdown.ts';
import { parseVersionsSearch } from '../../../../features/docs/versionsSearch.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { CardsSkeleton } from '../../../../shell/lists/CardsSkeleton.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';

export const Route = createFileRoute('/_default/docs/$document_/versions')({
  validateSearch: parseVersionsSearch,
  loaderDeps: ({ search }) => parseVersionsSearch({ ...search }),
  loader: async ({ context: { api, queryClient }, params: { document: slug }, deps, location: { pathname } }) => {
    if (!isDocumentSlug(slug)) throw notFoundPath(pathname);
    const loading = VersionsPage.preload();
    const versions = await queryClient.ensureQueryData(documentQueries.versions(api, slug));
    const days = comparedDays(versions, deps);
    const textOf = (day: string) => queryClient.ensureQueryData(documentQueries.version(api, slug, day));
    const [from, to] = await Promise.all([textOf(days.from), textOf(days.to), loading]);
    const isOne = deps.from !== undefined && days.from === days.to;
    const html = isOne ? markdownToHtml(to.text) : null;
    return { versions, from, to, html, title: `Редакции: ${documentTitles[to.slug]}` };
  },
  head: ({ loaderData }) => pageHead(loaderData?.title),
  pendingComponent: CardsSkeleton,
  component: Versions,
});

function Versions() {
  const { versions, from, to, html } = Route.useLoaderData();
  return <VersionsPage versions={versions} from={from} to={to} html={html} />;
}
