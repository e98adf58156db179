import { useMutationState } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepCartShop } from '../cart/cartShop.ts';
import { loadFailureMessages } from '../errors/errorHandler.ts';
import { logFailure } from '../errors/logFailure.ts';
import { Failure } from '../pages/errorPages.tsx';
import { useUser } from '../session/useSession.ts';
import { signOutKey } from '../session/useSignOut.ts';
import { panelPath, type ShellSearch } from '../shellSearch.ts';
import { useShell } from '../useContext.ts';
import { whenIdle } from '../whenIdle.ts';
import { watchReturns } from './watchReturns.ts';

/** Side effects of the shell. */
export function useShellEffects(): void {
  const router = useRouter();
  const shell = useShell();
  const { overlays, chat } = shell;
  const userId = useUser()?.id;
  const isGuest = userId === undefined;
  const signOuts = useMutationState({ filters: { mutationKey: signOutKey }, select: ({ state }) => state.status });
  // Also after success: the page stays until the browser has left it.
  const isSigningOut = signOuts.some((status) => status === 'pending' || status === 'success');
  const shop = useSearch({ strict: false, select: (search) => search.shop });
  const panel = useSearch({ strict: false, select: (search) => search.panel });

  useEffect(
    function closeCartWhenPageLoads() {
      let path = router.state.location.pathname;
      // A page may load again while it is entered. The router compares each load with the page that was left, but an
      // overlay that was opened meanwhile belongs to this page.
      return router.subscribe('onBeforeLoad', ({ toLocation: { pathname } }) => {
        if (pathname !== path) overlays.closeAll();
        path = pathname;
      });
    },
    [router, overlays],
  );
  useEffect(
    function rememberShop() {
      if (shop) keepCartShop(shop);
    },
    [shop],
  );
  useEffect(
    function openPanelOfAddress() {
      if (panel === undefined) return;
      const path = panelPath(router.state.location, panel);
      // Sharing a photo requires a user: a guest signs in first and returns to this URL.
      const mustSignIn = panel === 'photoShare' && isGuest;
      const search = ({ panel: _panel, ...rest }: ShellSearch): ShellSearch =>
        mustSignIn ? { ...rest, auth: 'sigin', back: path } : rest;
      const moved = router.navigate({ to: '.', search, replace: true, resetScroll: false } as never);
      // After the navigation: a page that starts loading closes open overlays.
      void moved.then(() => !mustSignIn && overlays.open(panel));
    },
    [panel, isGuest, overlays, router],
  );
  useEffect(
    function connectSignedInUser() {
      if (userId === undefined || isSigningOut) return chat.stop();
      return whenIdle(() => chat.start(userId));
    },
    [chat, userId, isSigningOut],
  );
  useEffect(
    function followNotices() {
      if (userId === undefined || isSigningOut) return;
      const ended = new AbortController();
      const cancel = whenIdle(() => {
        import('../notice/watchNotices.ts').then(
          ({ watchNotices }) => watchNotices(shell, ended.signal),
          logFailure('the watch for notices', undefined),
        );
      });
      return () => {
        cancel();
        ended.abort();
      };
    },
    [shell, userId, isSigningOut],
  );
  useEffect(
    function prepareForLater() {
      return whenIdle(() => {
        // The failure may be that nothing can be loaded.
        void Failure.preload();
        void loadFailureMessages().catch(() => undefined);
        import('./watchPage.ts').then(({ watchPage }) => watchPage(router), logFailure('the watch', undefined));
      });
    },
    [router],
  );
  useEffect(
    function keepPlaceOfReturns() {
      return watchReturns(router);
    },
    [router],
  );
}
