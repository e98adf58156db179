import { createFileRoute, Outlet, useParams } from '@tanstack/react-router';
import { Hidden } from '@vetka/ui/Hidden';
import { chatQueries } from '../../features/chat/chat.queries.ts';
import { ChatPage } from '../../features/chat/laterParts.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../shell/layout/laterParts.ts';
import { CardsSkeleton } from '../../shell/lists/CardsSkeleton.ts';
import { parsePage } from '../../shell/lists/listSearch.ts';
import { loadPaged } from '../../shell/lists/pagedQuery.ts';
import { requireUser } from '../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/chat')({
  beforeLoad: requireUser,
  validateSearch: parsePage,
  loaderDeps: ({ search: { page = 1 } }) => ({ page }),
  loader: async ({ context: { api, queryClient }, deps: { page } }) => {
    await Promise.all([loadPaged(queryClient, chatQueries.rooms(api, page), page), ChatPage.warmUp()]);
  },
  head: () => pageHead('Сообщения', { isHidden: true }),
  pendingComponent: CardsSkeleton,
  component: Chat,
});

// One and the same: a new one would be an update that reaches the page before its code.
const openRoom = <Outlet />;

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
      footer={!isOpen && <SiteBar />}
    >
      <ChatPage
        page={Route.useLoaderDeps().page}
        roomId={isOpen ? Number(roomId) : undefined}
        thread={isOpen && openRoom}
      />
    </FullHeight>
  );
}
