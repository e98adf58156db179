import { createStore, useStore, type Store } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { OverlayPayloads } from './overlayPayloads.ts';

/** Every overlay that a flag opens. Those that the address opens are in `OverlayHost`. */
export type OverlayName = keyof OverlayPayloads;

type OpenOverlays = { readonly [Name in OverlayName]?: { payload: OverlayPayloads[Name] } };

/** What is passed to `open` after the name: nothing, where the overlay needs nothing. */
type PayloadArgument<Name extends OverlayName> = undefined extends OverlayPayloads[Name]
  ? [payload?: OverlayPayloads[Name]]
  : [payload: OverlayPayloads[Name]];

/** The shared flags of panels and dialogs. */
export interface Overlays {
  state: Store<OpenOverlays>;
  open: <Name extends OverlayName>(name: Name, ...payload: PayloadArgument<Name>) => void;
  close: (name: OverlayName) => void;
  closeAll: () => void;
}

export function createOverlays(): Overlays {
  const state = createStore<OpenOverlays>({});
  return {
    state,
    open: (name, ...[payload]) => state.set({ ...state.get(), [name]: { payload } }),
    close(name) {
      const { [name]: closed, ...rest } = state.get();
      if (closed) state.set(rest);
    },
    closeAll: () => state.set({}),
  };
}

/** Whether an overlay is open, and with what. */
export function useOverlay<Name extends OverlayName>(name: Name) {
  const { overlays } = useShell();
  const opened = useStore(overlays.state)[name];
  return { isOpen: opened !== undefined, payload: opened?.payload };
}
