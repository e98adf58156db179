import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import { hasCity } from '@vetka/domain/session';
import { AuthDialog } from '@vetka/ui/patterns/session/AuthDialog';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import { refetchPersonal } from '../../shell/marks/localChanges.ts';
import { sessionQueries } from '../../shell/session/session.queries.ts';
import { withHash } from '../../shell/session/routeRules.ts';
import { forgetIntent } from '../../shell/session/signInIntent.ts';
import { useRefreshSession } from '../../shell/session/useRefreshSession.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { useCarryOutIntent } from './useCarryOutIntent.ts';
import { useAuthMachine } from './useAuthMachine.ts';

type SignInProps = OverlayProps<{ back: string | undefined }>;

/** The sign-in dialog. Closed midway, it reopens at the same step; after a sign-in it starts over. */
export default function SignInOverlay(props: SignInProps) {
  const [signIns, setSignIns] = useState(0);
  return <SignIn key={signIns} {...props} onDone={() => setSignIns((count) => count + 1)} />;
}

function SignIn({ isOpen, onClose, payload: { back }, onDone }: SignInProps & { onDone: () => void }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const api = useApi();
  const errors = useErrorHandler();
  const refresh = useRefreshSession();
  const carryOutIntent = useCarryOutIntent();
  const done = useRef({ back, onClose, onDone });
  useEffect(function keepLatestWayBack() {
    done.current = { back, onClose, onDone };
  });
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback(
    async (user: AuthUser) => {
      setLeaving(true);
      // The code is used up, so what fails from here on is reported, and the person is signed in nevertheless.
      queryClient.setQueryData(sessionQueries.user(api).queryKey, user);
      await Promise.all([refresh(), carryOutIntent()]).catch((error: unknown) => errors.handle(error));
      void refetchPersonal(queryClient);
      const { back: path, onClose: close } = done.current;
      // Without a city, the rules of every page have led to the settings.
      if (!hasCity(user)) return done.current.onDone();
      const { hash } = router.state.location;
      await (path === undefined ? close() : router.navigate({ href: withHash(path, hash), replace: true }));
      done.current.onDone();
    },
    [api, carryOutIntent, errors, queryClient, refresh, router],
  );
  const dialog = useAuthMachine(useCallback((user: AuthUser) => void leave(user), [leave]));
  useForgetIntentOnceClosed(isOpen);
  const isNeeded = useIsSignInNeeded(isOpen && !isLeaving, onClose);
  return <AuthDialog isOpen={isOpen && (isLeaving || isNeeded)} onClose={onClose} {...dialog} />;
}

/** A person who closes the dialog no longer wants the action it was opened for. */
function useForgetIntentOnceClosed(isOpen: boolean): void {
  useEffect(
    function forgetOnceClosed() {
      if (!isOpen) forgetIntent();
    },
    [isOpen],
  );
}

/**
 * Closes the dialog for a signed-in user, e.g. after following an old link or signing in in another tab. The cached
 * user's session may have ended, so the API is asked first; the dialog stays closed until it answers.
 */
function useIsSignInNeeded(isOpen: boolean, onClose: () => void): boolean {
  const api = useApi();
  const isKnown = useUser() !== null;
  const [hasEnded, setHasEnded] = useState(false);
  const close = useRef(onClose);
  useEffect(function keepLatestClose() {
    close.current = onClose;
  });
  useEffect(
    function refetchUser() {
      if (!isOpen || !isKnown) return;
      let isCurrent = true;
      void api.session.user().then(({ ok }) => {
        if (!isCurrent) return;
        setHasEnded(!ok);
        if (ok) close.current();
      });
      return () => void (isCurrent = false);
    },
    [api, isKnown, isOpen],
  );
  return !isKnown || hasEnded;
}
