import { useRouter } from '@tanstack/react-router';
import { Button } from '@vetka/ui/Button';
import { CameraIcon } from '@vetka/ui/Icon';
import { useOverlayLink } from '../overlays/overlayRegistry.tsx';
import { useUser } from '../session/useSession.ts';
import { useSignIn } from '../session/useSignIn.ts';
import { panelPath } from '../shellSearch.ts';

/** «Поделиться фото»: opens the dialog; a guest signs in first, and the dialog opens afterwards. */
export function SharePhotoButton() {
  const router = useRouter();
  const signIn = useSignIn();
  const isGuest = useUser() === null;
  const { open, preload } = useOverlayLink('photoShare');
  if (!open) return null;
  const signInFirst = () => signIn(panelPath(router.state.location, 'photoShare'));
  return (
    <Button
      variant="tonal"
      icon={<CameraIcon />}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={isGuest ? signInFirst : open}
    >
      Поделиться фото
    </Button>
  );
}
