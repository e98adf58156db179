import { useEffect, useState } from 'react';

/**
 * Open layers that close on pointerdown outside: menus, popovers, lists. Lowest first. A dialog below handles the same
 * press later, on click, when they are already closed, so this records which layer owned the press. Modified only in
 * effects, so nothing is shared between requests on the server.
 */
const claimants: symbol[] = [];
const owners = new WeakMap<Event, symbol>();

function notePress(event: Event) {
  const top = claimants.at(-1);
  if (top) owners.set(event, top);
}

/** Makes presses outside belong to the layer, as the topmost. Returns a function that ends this. */
export function claimPresses(layer: symbol): () => void {
  if (claimants.length === 0) document.addEventListener('pointerdown', notePress, { capture: true });
  claimants.push(layer);
  return () => {
    claimants.splice(claimants.indexOf(layer), 1);
    if (claimants.length === 0) document.removeEventListener('pointerdown', notePress, { capture: true });
  };
}

/** Makes presses outside belong to a layer while it is open and topmost. */
export function usePressClaim(isOpen: boolean): void {
  const [layer] = useState(() => Symbol('layer'));
  useEffect(() => (isOpen ? claimPresses(layer) : undefined), [isOpen, layer]);
}

/** The same for a Radix layer: render it inside the content, which is mounted only while the layer is open. */
export function PressClaim({ layer }: { layer: symbol }) {
  useEffect(() => claimPresses(layer), [layer]);
  return null;
}

/** Whether the press belonged to a layer that was above `layer` when it started. */
export function isPressOfAnother(press: Event | undefined, layer: symbol | undefined): boolean {
  const owner = press && owners.get(press);
  return owner !== undefined && owner !== layer;
}
