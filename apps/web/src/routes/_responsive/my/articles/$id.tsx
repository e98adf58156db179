import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../../features/article/article.queries.ts';
import { EditorPage } from '../../../../features/article/lazyRooms.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { loadKnown } from '../../../../shell/pages/loadKnown.ts';
import { notFoundPath } from '../../../../shell/pages/notFoundPath.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** An article being written, by a person or for a shop. */
export const Route = createFileRoute('/_responsive/my/articles/$id')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient }, params, location: { pathname } }) => {
    const refuse = () => notFoundPath(pathname);
    if (!/^[1-9]\d{0,8}$/.test(params.id)) throw refuse();
    // Never from the cache: a save of an older text would be refused as a conflict.
    const draft = queryClient.fetchQuery({ ...articleQueries.draft(api, Number(params.id)), staleTime: 0 });
    await Promise.all([loadKnown(draft, refuse), EditorPage.preload()]);
  },
  head: () => pageHead('Статья', { isHidden: true }),
  component: Editor,
});

function Editor() {
  const id = Number(Route.useParams().id);
  return (
    <FullHeight>
      <EditorPage id={id} />
    </FullHeight>
  );
}
