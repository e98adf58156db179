import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { Hidden } from '@vetka/ui/Hidden';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { ChatPage } from '../../features/chat/lazyComponents.ts';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { correspondentIn, parseCorrespondent } from '../../features/chat/correspondent.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { LayoutContext } from '../../shell/layout/LayoutContext.ts';
import { SiteBar, SiteHeader } from '../../shell/layout/lazyComponents.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { pageDeps } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';
import { requireUser } from '../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/chat')({
  beforeLoad: requireUser,
  loaderDeps: pageDeps,
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    await Promise.all([loadPaged(queryClient, chatQueries.rooms(api, page), page), ChatPage.preload()]);
  },
  head: () => pageHead('Сообщения', { isHidden: true }),
  pendingComponent: CardsSkeleton,
  component: Chat,
});

// Stable identity: a new element would re-render the page before its code has loaded.
const openRoom = (
  <LayoutContext value={2}>
    {/* On a phone the list, and its title with it, is hidden. */}
    <Hidden from="md">
      <VisuallyHidden as="h1">Переписка</VisuallyHidden>
    </Hidden>
    <Outlet />
  </LayoutContext>
);

/** On a phone the list has the bottom bar and no header; an open conversation has neither. */
function Chat() {
  const { roomId } = useParams({ strict: false });
  const isStarting = parseCorrespondent(correspondentIn(Route.useSearch())) !== undefined;
  const isOpen = roomId !== undefined || isStarting;
  return (
    <FullHeight
      isFixed
      header={
        <Hidden below="md">
          <SiteHeader />
        </Hidden>
      }
      footer={!isOpen && <SiteBar />}
    >
      <ChatPage
        page={Route.useLoaderDeps().page}
        roomId={roomId === undefined ? undefined : Number(roomId)}
        thread={isOpen && openRoom}
      />
    </FullHeight>
  );
}
