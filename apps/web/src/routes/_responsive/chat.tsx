import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { Hidden } from '@vetka/ui/Hidden';
import { chatQueries } from '../../features/chat/chat.queries.ts';
import { ChatPage } from '../../features/chat/ChatPage.tsx';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { SiteBottomNav } from '../../shell/layout/SiteBottomNav.tsx';
import { SiteHeader } from '../../shell/layout/SiteHeader.tsx';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';
import { requireUser } from '../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/chat')({
  beforeLoad: requireUser,
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    await loadPaged(queryClient, chatQueries.rooms(api, page), page);
  },
  head: () => pageHead('Сообщения', { isHidden: true }),
  pendingComponent: CardsSkeleton,
  component: Chat,
});

/** On a phone the list has the bar below and no header, and an open conversation has neither. */
function Chat() {
  const { roomId } = useParams({ strict: false });
  const isOpen = roomId !== undefined;
  return (
    <FullHeight
      isFixed
      header={
        <Hidden below="md">
          <SiteHeader />
        </Hidden>
      }
      footer={!isOpen && <SiteBottomNav />}
    >
      <ChatPage
        page={Route.useLoaderDeps().page}
        roomId={isOpen ? Number(roomId) : undefined}
        thread={isOpen && <Outlet />}
      />
    </FullHeight>
  );
}
