import { useRouter } from '@tanstack/react-router';
import { Spinner } from '@vetka/ui/Spinner';
import { useEffect } from 'react';
import { parseCorrespondent } from './correspondent.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useShell } from '../../shell/useContext.ts';
import { checkRoom } from './checkRoom.ts';
import * as styles from './ChatOverlay.css.ts';

/** Opens the conversation with the correspondent in the URL. @param correspondent e.g. `SHOP-3` */
export default function StartRoom({ correspondent }: { correspondent: string }) {
  const router = useRouter();
  const shell = useShell();
  useEffect(
    function openConversation() {
      let isCurrent = true;
      const goTo = (href: string) => void (isCurrent && router.navigate({ href, replace: true } as never));
      const open = async () => {
        const named = parseCorrespondent(correspondent);
        const room = named && (await checkRoom(shell, named, () => void open()));
        goTo(room ? pagePath('/chat/$roomId', { roomId: room.id }) : pagePath('/chat'));
      };
      void open();
      return () => void (isCurrent = false);
    },
    [correspondent, router, shell],
  );
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  );
}
