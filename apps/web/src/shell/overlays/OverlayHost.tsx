import { Suspense, useState } from 'react';
import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { LoadOverlay, OverlayRegistry } from './overlayProps.ts';
import type { OverlayName } from './overlays.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useOverlayCode } from './useOverlayCode.ts';
import { useUrlOverlays } from './urlOverlays.ts';

/** Renders the panels and dialogs over the page, each loaded when first opened. */
export function OverlayHost({ registry }: { registry: OverlayRegistry }) {
  const { overlays } = useShell();
  const flags = useStore(overlays.state);
  const open = new Map<string, OpenedOverlay>(useUrlOverlays());
  for (const [name, { payload }] of Object.entries(flags)) {
    open.set(name, { payload, onClose: () => overlays.close(name as OverlayName) });
  }
  return Object.entries(registry).map(([name, load]) => (
    <OverlayBoundary key={name}>
      <OverlaySlot load={load as LoadOverlay} opened={open.get(name)} />
    </OverlayBoundary>
  ));
}

interface OpenedOverlay {
  payload: unknown;
  onClose: () => void;
}

function OverlaySlot({ load, opened }: { load: LoadOverlay; opened: OpenedOverlay | undefined }) {
  const Overlay = useOverlayCode(load, opened?.onClose);
  const [last, setLast] = useState(opened);
  if (opened && (opened.payload !== last?.payload || !last)) setLast(opened);
  const shown = opened ?? last;
  if (!shown || !Overlay) return null;
  return (
    <Suspense fallback={null}>
      <Overlay isOpen={opened !== undefined} onClose={shown.onClose} payload={shown.payload} />
    </Suspense>
  );
}
