import { useRouter } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import { AuthDialog } from '@vetka/ui/patterns/session/AuthDialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OverlayProps } from '../../shell/overlays/OverlayHost.tsx';
import { useRefreshSession, useUser } from '../../shell/session/useSession.ts';
import { pathAfterSignIn, useAuthMachine } from './useAuthMachine.ts';

type SignInProps = OverlayProps<{ back: string | undefined }>;

/** The sign-in dialog. Closed half-way it goes on where it was; after signing in the next one starts anew. */
export default function SignInOverlay(props: SignInProps) {
  const [signIns, setSignIns] = useState(0);
  return <SignIn key={signIns} {...props} onDone={() => setSignIns((count) => count + 1)} />;
}

function SignIn({ isOpen, onClose, payload: { back }, onDone }: SignInProps & { onDone: () => void }) {
  const router = useRouter();
  const refresh = useRefreshSession();
  const done = useRef({ back, onClose, onDone });
  useEffect(function keepLatestWayBack() {
    done.current = { back, onClose, onDone };
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback(
    async (user: AuthUser) => {
      setLeaving(true);
      await refresh();
      const path = pathAfterSignIn(user, done.current.back);
      await (path === undefined ? done.current.onClose() : router.navigate({ href: path, replace: true }));
      done.current.onDone();
    },
    [refresh, router],
  );
  const dialog = useAuthMachine(useCallback((user: AuthUser) => void leave(user), [leave]));
  useCloseForSignedIn(isOpen && !isLeaving, onClose);
  return <AuthDialog isOpen={isOpen} onClose={onClose} {...dialog} />;
}

/** Whoever is signed in has nothing to do here: an old link, or another tab signed in. */
function useCloseForSignedIn(isOpen: boolean, onClose: () => void) {
  const isSignedIn = useUser() !== null;
  const close = useRef(onClose);
  useEffect(function keepLatestClose() {
    close.current = onClose;
  });
  useEffect(
    function closeForSignedIn() {
      if (isOpen && isSignedIn) close.current();
    },
    [isOpen, isSignedIn],
  );
}
