import { useRouter } from '@tanstack/react-router';
import { Spinner } from '@vetka/ui/Spinner';
import { useEffect } from 'react';
import { parseCorrespondent } from './correspondent.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { readStoredText, storeDraft } from '../../shell/chat/chatStorage.ts';
import { productUrl } from '../../shell/chat/writing.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useShell } from '../../shell/useContext.ts';
import { checkRoom } from './checkRoom.ts';
import * as styles from './ChatOverlay.css.ts';

interface StartRoomProps {
  /** E.g. `SHOP-3`. */
  correspondent: string;
  /** Slug of a product to ask about. */
  product: string | undefined;
}

/** Starts a message with the product, unless there is a draft. */
function draftAbout(product: string, userId: number, roomId: number): void {
  const draft = readStoredText(userId).drafts[roomId];
  if (draft === undefined) storeDraft(userId, roomId, `${productUrl(product)}\n`);
}

/** Opens the conversation with the correspondent in the URL. */
export default function StartRoom({ correspondent, product }: StartRoomProps) {
  const userId = useUser()?.id;
  const router = useRouter();
  const shell = useShell();
  useEffect(
    function openConversation() {
      let isCurrent = true;
      const goTo = (href: string) => void (isCurrent && router.navigate({ href, replace: true } as never));
      // By then the list of rooms has taken the place of this component.
      const { href: here } = router.latestLocation;
      const tryAgain = () => void router.navigate({ href: here } as never);
      const open = async () => {
        const named = parseCorrespondent(correspondent);
        const room = named && (await checkRoom(shell, named, tryAgain));
        if (isCurrent && room && product !== undefined && userId !== undefined) draftAbout(product, userId, room.id);
        goTo(room ? pagePath('/chat/$roomId', { roomId: room.id }) : pagePath('/chat'));
      };
      void open();
      return () => void (isCurrent = false);
    },
    [correspondent, product, router, shell, userId],
  );
  return (
    <div className={styles.waiting}>
      <Spinner size="l" />
    </div>
  );
}
