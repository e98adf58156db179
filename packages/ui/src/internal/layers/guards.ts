import { isForeignLayerOpen } from './foreignLayers.ts';
import { isPressOfAnother } from './presses.ts';

/**
 * Marks an element above every layer, like the toasts: pressing it closes nothing. The second attribute does the same
 * for React Aria.
 */
export const aboveLayersProps = { 'data-above-layers': '', 'data-react-aria-top-layer': 'true' } as const;

function isAboveLayers(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-above-layers]') !== null;
}

interface OutsideEvent {
  target: EventTarget | null;
  detail: { originalEvent: Event };
  preventDefault: () => void;
}

/** Marks an element that acts on Escape itself while it has the focus: the layer around it stays open. */
export const ownEscape = { 'data-own-escape': '' } as const;

/** For `onEscapeKeyDown` of a Radix layer: one Escape closes only the topmost layer, or acts on the focused element. */
export function leaveEscapeToTopLayer(event: Pick<KeyboardEvent, 'target' | 'preventDefault'>): void {
  // A key is pressed in the focused element, or in the body.
  const isOwn = (event.target as Element).closest('[data-own-escape]');
  if (isOwn || isForeignLayerOpen()) event.preventDefault();
}

/**
 * Guards to spread over the content of a Radix layer: an Escape or a press outside closes only the topmost layer; a
 * press on a toast closes none.
 * @param layer a layer that claims presses itself (`PressClaim`)
 */
export const guardsOf = (layer?: symbol) => ({
  onEscapeKeyDown: leaveEscapeToTopLayer,
  onInteractOutside(event: OutsideEvent) {
    const isAnothers = isForeignLayerOpen() || isPressOfAnother(event.detail.originalEvent, layer);
    if (isAnothers || isAboveLayers(event.target)) event.preventDefault();
  },
});

/** The guards of a modal layer. */
export const layerGuards = guardsOf();
