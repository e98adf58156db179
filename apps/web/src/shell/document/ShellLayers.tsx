import { OverlayHost } from '../overlays/OverlayHost.tsx';
import type { OverlayRegistry } from '../overlays/overlayProps.ts';
import { ToasterHost } from '../toasts/ToasterHost.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { useShellEffects } from './useShellEffects.ts';

/** The layers over the page (overlays, toasts, the cookie banner) and the shell's side effects. */
export default function ShellLayers({ overlays }: { overlays: OverlayRegistry }) {
  useShellEffects();
  return (
    <>
      <OverlayHost registry={overlays} />
      <ToasterHost />
      <ConsentBanner />
    </>
  );
}
