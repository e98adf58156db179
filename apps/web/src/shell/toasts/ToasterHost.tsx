import { useEffect } from 'react';
import { lazyComponent } from '../lazyComponent.tsx';
import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import { whenIdle } from '../whenIdle.ts';

const RootToaster = lazyComponent(() => import('./RootToaster.tsx'));

/** Loads the toaster when the page is idle, ideally before the first toast. */
export function ToasterHost() {
  const { toasts } = useShell();
  const isWanted = useStore(toasts.isWanted);
  useEffect(
    function prepareWhenIdle() {
      return whenIdle(() => toasts.isWanted.set(true));
    },
    [toasts],
  );
  return isWanted && <RootToaster />;
}
