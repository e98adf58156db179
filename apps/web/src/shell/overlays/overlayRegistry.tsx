import { createContext, use } from 'react';
import { useShell } from '../useContext.ts';
import type { OverlayRegistry } from './OverlayHost.tsx';
import type { OverlayName } from './overlays.ts';

const RegistryContext = createContext<OverlayRegistry>({});

/** Tells the shell which overlays there are: they belong to features, which the shell does not know. */
export const OverlayRegistryProvider = RegistryContext;

/** Overlays that open without a payload. */
type PlainOverlay = Extract<OverlayName, 'cart' | 'purchases' | 'city' | 'chat' | 'photoShare'>;

/** What a button needs to open an overlay: both are nothing while the overlay is not built. */
export function useOverlayLink(name: PlainOverlay): {
  open: (() => void) | undefined;
  warmUp: (() => void) | undefined;
} {
  const { overlays } = useShell();
  const load = use(RegistryContext)[name];
  if (!load) return { open: undefined, warmUp: undefined };
  // A failed warm-up is repeated, and told, when the overlay is opened.
  return { open: () => overlays.open(name), warmUp: () => void load().catch(() => undefined) };
}
