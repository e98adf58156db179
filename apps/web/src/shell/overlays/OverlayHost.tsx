import { Suspense, useState, type ComponentType } from 'react';
import { useStore } from '../store.ts';
import { useShell } from '../useContext.ts';
import type { OverlayPayloads } from './overlayPayloads.ts';
import type { OverlayName } from './overlays.ts';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useOverlayCode } from './useOverlayCode.ts';
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

/** An overlay whose payload is its own business. */
export type AnyOverlay = ComponentType<OverlayProps<unknown>>;
export type LoadOverlay = () => Promise<{ default: AnyOverlay }>;

/** Panels and dialogs over the page, each loaded when it is first opened. */
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
