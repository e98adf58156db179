import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { OverlayPayloads } from './overlayPayloads.ts';
import type { OverlayName } from './overlays.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useUrlOverlays, type UrlOverlayPayloads } from './urlOverlays.ts';

/** What the host gives an overlay. It stays mounted after it was closed, so that it can leave slowly. */
export interface OverlayProps<Payload = undefined> {
  isOpen: boolean;
  onClose: () => void;
  payload: Payload;
}

type AllPayloads = OverlayPayloads & UrlOverlayPayloads;
type Load<Payload> = () => Promise<{ default: ComponentType<OverlayProps<Payload>> }>;

/** How each overlay is loaded; an overlay that is not built yet is left out, and nothing on the site opens it. */
export type OverlayRegistry = { [Name in keyof AllPayloads]?: Load<AllPayloads[Name]> };

type AnyOverlay = ComponentType<OverlayProps<unknown>>;

/** Made once per registry: a lazy component keeps what it has loaded. */
export function createOverlayHost(registry: OverlayRegistry) {
  const components = new Map<string, AnyOverlay>(
    Object.entries(registry).map(([name, load]) => [name, lazy(load as () => Promise<{ default: AnyOverlay }>)]),
  );
  /** Panels and dialogs over the page, each loaded when it is first opened. */
  return function OverlayHost() {
    const { overlays } = useShell();
    const flags = useStore(overlays.state);
    const addressed = useUrlOverlays();
    const open = new Map<string, { payload: unknown; onClose: () => void }>(addressed);
    for (const [name, { payload }] of Object.entries(flags)) {
      open.set(name, { payload, onClose: () => overlays.close(name as OverlayName) });
    }
    return [...components].map(([name, Overlay]) => (
      <OverlayBoundary key={name}>
        <OverlaySlot overlay={Overlay} opened={open.get(name)} />
      </OverlayBoundary>
    ));
  };
}

interface OpenedOverlay {
  payload: unknown;
  onClose: () => void;
}

function OverlaySlot({ overlay: Overlay, opened }: { overlay: AnyOverlay; opened: OpenedOverlay | undefined }) {
  const [last, setLast] = useState(opened);
  if (opened && (opened.payload !== last?.payload || !last)) setLast(opened);
  const shown = opened ?? last;
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Overlay isOpen={opened !== undefined} onClose={shown.onClose} payload={shown.payload} />
    </Suspense>
  );
}
