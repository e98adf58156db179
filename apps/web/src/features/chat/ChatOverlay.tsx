import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { ChatRoomList } from '@vetka/ui/patterns/chat/ChatRoomList';
import { SidePanel } from '@vetka/ui/SidePanel';
import { Spinner } from '@vetka/ui/Spinner';
import { LoadFailure } from '../../shell/errors/LoadFailure.tsx';
import type { OverlayProps } from '../../shell/overlays/OverlayHost.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './ChatOverlay.css.ts';
import { chatQueries } from './chat.queries.ts';
import { NoRooms } from './NoRooms.tsx';

/** «Сообщения» over a page: the latest conversations; each opens on its own page. */
export default function ChatOverlay({ isOpen, onClose }: OverlayProps) {
  const user = useUser();
  const { data, error, refetch } = useInfiniteQuery({
    ...chatQueries.rooms(useApi(), 1),
    enabled: isOpen && user !== null,
  });
  const [latest] = data?.pages ?? [];
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="Сообщения"
      foot={
        <Button href="/chat" variant="tonal" isFullWidth>
          Все сообщения
        </Button>
      }
    >
      {user && latest ? (
        latest.data.length > 0 ? (
          <ChatRoomList rooms={latest.data} own={{ participantType: 'USER', participantId: user.id }} />
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
