import { isForeignLayerOpen } from './foreignLayers.ts';

/**
 * Marks an element that lies above every layer and belongs to none, like the toasts: pressing it closes nothing.
 * The second attribute is React Aria's word for the same thing.
 */
export const aboveLayersProps = { 'data-above-layers': '', 'data-react-aria-top-layer': 'true' } as const;

function isAboveLayers(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-layers]') !== null;
}

interface OutsideEvent {
  target: EventTarget | null;
  preventDefault: () => void;
}

/** For `onEscapeKeyDown` of a Radix layer: one Escape closes one layer, the topmost. */
export function leaveEscapeToTopLayer(event: Pick<KeyboardEvent, 'preventDefault'>): void {
  if (isForeignLayerOpen()) event.preventDefault();
}

/** For `onInteractOutside` of a Radix layer: an outside press closes the topmost layer only, and a toast closes none. */
function leaveOutsideToTopLayer(event: OutsideEvent): void {
  if (isForeignLayerOpen() || isAboveLayers(event.target)) event.preventDefault();
}

/** Both guards, to spread over the content of a Radix layer. */
export const layerGuards = {
  onEscapeKeyDown: leaveEscapeToTopLayer,
  onInteractOutside: leaveOutsideToTopLayer,
} as const;
