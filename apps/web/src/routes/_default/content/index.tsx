import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '../../../features/content/content.queries.ts';
import { LinkedPost, PostsPage } from '../../../features/content/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { allAuthors } from '../../../shell/lists/authorChoices.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { parseIds } from '../../../shell/lists/parseIds.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { publicationTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/content/')({
  validateSearch: (raw) => ({ ...parseListSearch(raw), ...parseIds(raw, 'post', 'comment') }),
  loaderDeps: ({ search }) => parseListSearch({ ...search }),
  loader: async ({ context: { api, queryClient }, deps: { authorType, page = 1 } }) => {
    await Promise.all([
      loadPaged(queryClient, contentQueries.posts(api, { kind: 'list', authorType, page }), page),
      PostsPage.preload(),
    ]);
  },
  head: () => pageHead('Фото'),
  pendingComponent: CardsSkeleton,
  component: Photos,
});

function Photos() {
  const { post, comment } = parseIds(Route.useSearch(), 'post', 'comment');
  return (
    <>
      <PostsPage
        path={pagePath('/content')}
        title="Фото"
        lead="Букеты дома, на работе и в день, ради которого их собрали."
        kind="list"
        tabs={publicationTabs}
        choices={allAuthors}
        canShare
        search={Route.useLoaderDeps()}
      />
      {post !== undefined && <LinkedPost id={post} commentId={comment} />}
    </>
  );
}
