import { createStore, type Store } from '../store.ts';
import type { OverlayPayloads } from './overlayPayloads.ts';

/** Overlays opened by a flag. Those opened by the URL are in `OverlayHost`. */
export type OverlayName = keyof OverlayPayloads;

type OpenOverlays = { readonly [Name in OverlayName]?: { payload: OverlayPayloads[Name] } };

/** The argument of `open` after the name: none, where the overlay has no payload. */
type PayloadArgument<Name extends OverlayName> = undefined extends OverlayPayloads[Name]
  ? [payload?: OverlayPayloads[Name]]
  : [payload: OverlayPayloads[Name]];

/** The shared open flags of panels and dialogs. */
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
