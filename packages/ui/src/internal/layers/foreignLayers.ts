import { useEffect } from 'react';
import { usePressClaim } from './presses.ts';

/**
 * Layers that Radix does not know: a combobox list, a React Aria popover. Radix listens for Escape on the document in
 * the capture phase, so an open dialog hears the key before the list inside it does; this register lets it stand back.
 * Only effects write here, so nothing is shared between requests on the server.
 */
const openForeignLayers = new Set<symbol>();

/** Says that a layer of our own or of React Aria is open above the dialogs. It closes itself on Escape. */
export function useForeignLayer(isOpen: boolean): void {
  usePressClaim(isOpen);
  useEffect(
    function registerForeignLayer() {
      if (!isOpen) return;
      const layer = Symbol('layer');
      openForeignLayers.add(layer);
      return () => {
        openForeignLayers.delete(layer);
      };
    },
    [isOpen],
  );
}

/** Whether a layer unknown to Radix is open and must get the next Escape or outside press. */
export function isForeignLayerOpen(): boolean {
  return openForeignLayers.size > 0;
}
