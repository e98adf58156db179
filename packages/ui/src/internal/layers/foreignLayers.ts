import { useEffect } from 'react';
import { usePressClaim } from './presses.ts';

/**
 * Layers unknown to Radix: a combobox list, a React Aria popover. Radix listens for Escape on the document in the
 * capture phase, so an open dialog gets the key before the list inside it. With this registry the dialog can ignore it.
 * Modified only in effects, so nothing is shared between requests on the server.
 */
const openForeignLayers = new Set<symbol>();

/** Registers a layer of ours or of React Aria that is open above the dialogs and closes itself on Escape. */
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
