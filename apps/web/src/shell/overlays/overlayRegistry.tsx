import { createContext, use } from 'react';
import { useShell } from '../useContext.ts';
import type { OverlayRegistry } from './overlayProps.ts';
import type { OverlayName } from './overlays.ts';

const RegistryContext = createContext<OverlayRegistry>({});

/** Provides the overlays to the shell: they belong to features, which the shell must not import. */
export const OverlayRegistryProvider = RegistryContext;

/** Overlays that open without a payload. */
type PlainOverlay = Extract<OverlayName, 'cart' | 'purchases' | 'city' | 'chat' | 'notices' | 'photoShare'>;

/** Handlers for a button that opens an overlay; both are undefined while it is not implemented. */
export function useOverlayLink(name: PlainOverlay): {
  open: (() => void) | undefined;
  preload: (() => void) | undefined;
} {
  const { overlays } = useShell();
  const load = use(RegistryContext)[name];
  if (!load) return { open: undefined, preload: undefined };
  // A failed preload is retried, and reported, when the overlay is opened.
  return { open: () => overlays.open(name), preload: () => void load().catch(() => undefined) };
}
