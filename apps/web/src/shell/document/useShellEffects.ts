import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { keepCartShop } from '../cart/cartShop.ts';
import { loadTelling } from '../errors/errorHandler.ts';
import { logFailure } from '../errors/logFailure.ts';
import { prepareFailurePage } from '../pages/errorPages.tsx';
import type { ShellSearch } from '../shellSearch.ts';
import { useShell } from '../useContext.ts';
import { whenIdle } from '../whenIdle.ts';

const loadWatch = () => import('./watchBuild.ts');

/** What the shell does beside showing things. */
export function useShellEffects(): void {
  const router = useRouter();
  const { overlays, toasts } = useShell();
  const { shop, panel } = useSearch({ strict: false });

  useEffect(
    function closeCartWhenPageLoads() {
      return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        if (pathChanged) overlays.closeAll();
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
      if (panel !== 'cart') return;
      overlays.open('cart');
      const without = ({ panel: _panel, ...search }: ShellSearch) => search;
      void router.navigate({ to: '.', search: without, replace: true, resetScroll: false } as never);
    },
    [panel, overlays, router],
  );
  useEffect(function prepareForFailures() {
    return whenIdle(() => {
      prepareFailurePage();
      void loadTelling().catch(() => undefined);
    });
  }, []);
  useEffect(
    function watchReleases() {
      return whenIdle(
        () =>
          void loadWatch().then(
            ({ watchBuild }) => watchBuild(router, toasts),
            logFailure('the watch for releases', undefined),
          ),
      );
    },
    [router, toasts],
  );
}
