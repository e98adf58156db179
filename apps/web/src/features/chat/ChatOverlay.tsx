import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { ChatRoomList } from '@vetka/ui/patterns/chat/ChatRoomList';
import { SidePanel } from '@vetka/ui/SidePanel';
import { Spinner } from '@vetka/ui/Spinner';
import { chatQueries } from '../../shell/chat/chat.queries.ts';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { useLinksBeneath } from '../../shell/overlays/useLinksBeneath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useStore } from '../../shell/store.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import * as styles from './ChatOverlay.css.ts';
import { withLive } from './liveRooms.ts';
import { NoRooms } from './NoRooms.tsx';
import { ownActors } from './ownActors.ts';

/** «Сообщения» over a page: the latest conversations; each opens on its own page. */
export default function ChatOverlay({ isOpen, onClose }: OverlayProps) {
  useLinksBeneath(isOpen, onClose);
  const user = useUser();
  const { rooms: live } = useStore(useShell().chat.view);
  const { data, error, refetch } = useInfiniteQuery({
    ...chatQueries.rooms(useApi(), 1),
    // The running chat provides them already.
    enabled: isOpen && user !== null && live.length === 0,
  });
  const [latest] = data?.pages ?? [];
  const rooms = live.length > 0 ? live : latest && withLive(latest.data, live, 1);
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="Сообщения"
      foot={
        <Button href={pagePath('/chat')} variant="tonal" isFullWidth>
          Все сообщения
        </Button>
      }
    >
      {user && rooms ? (
        rooms.length > 0 ? (
          <ChatRoomList rooms={rooms} own={ownActors(user)} />
        ) : (
          <NoRooms />
        )
      ) : (
        <div className={styles.waiting}>
          {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Spinner size="l" />}
        </div>
      )}
    </SidePanel>
  );
}
