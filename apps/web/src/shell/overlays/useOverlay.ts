import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { OverlayName } from './overlays.ts';

/** Whether an overlay is open, and its payload. */
export function useOverlay<Name extends OverlayName>(name: Name) {
  const { overlays } = useShell();
  const opened = useStore(overlays.state)[name];
  return { isOpen: opened !== undefined, payload: opened?.payload };
}
