import { OverlayHost, type OverlayRegistry } from '../overlays/OverlayHost.tsx';
import { ToasterHost } from '../toasts/ToasterHost.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';
import { useShellEffects } from './useShellEffects.ts';

/** What lies over the page: overlays, toasts, the cookie banner; and what the shell does beside showing things. */
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
