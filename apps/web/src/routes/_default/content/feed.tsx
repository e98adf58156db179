import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '../../../features/content/content.queries.ts';
import { PostsPage } from '../../../features/content/lazyComponents.ts';
import { FollowSuggestions } from '../../../features/profile/lazyInvitation.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { allAuthors } from '../../../shell/lists/authorChoices.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { publicationTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/content/feed')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, deps: { authorType, page = 1 } }) => {
    const { api, queryClient } = context;
    const [isInviting] = await Promise.all([
      import('../../../features/profile/loadInvitation.ts').then(({ loadInvitation }) => loadInvitation(context)),
      loadPaged(queryClient, contentQueries.posts(api, { kind: 'feed', authorType, page }), page),
      PostsPage.preload(),
    ]);
    return { isInviting };
  },
  head: () => pageHead('Лента'),
  pendingComponent: CardsSkeleton,
  component: Feed,
});

function Feed() {
  const { isInviting } = Route.useLoaderData();
  return (
    <PostsPage
      path={pagePath('/content/feed')}
      title="Лента"
      lead="Новое от тех, на кого вы подписаны. Пока подписок нет, показываем всё новое."
      kind="feed"
      tabs={publicationTabs}
      choices={allAuthors}
      canShare
      invitation={isInviting && <FollowSuggestions />}
      search={Route.useLoaderDeps()}
    />
  );
}
