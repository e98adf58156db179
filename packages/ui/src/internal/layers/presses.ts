import { useEffect, useState } from 'react';

/**
 * Open layers that close at the first touch of a press outside: menus, popovers, lists. Lowest first. A dialog under
 * them decides about the same press later, at the click, when they are gone: so it is written down whose press it was.
 * Only effects write here.
 */
const claimants: symbol[] = [];
const owners = new WeakMap<Event, symbol>();

function notePress(event: Event) {
  const top = claimants.at(-1);
  if (top) owners.set(event, top);
}

/** Makes presses outside belong to the layer, as the topmost. Returns what ends that. */
export function claimPresses(layer: symbol): () => void {
  if (claimants.length === 0) document.addEventListener('pointerdown', notePress, { capture: true });
  claimants.push(layer);
  return () => {
    claimants.splice(claimants.indexOf(layer), 1);
    if (claimants.length === 0) document.removeEventListener('pointerdown', notePress, { capture: true });
  };
}

/** Makes presses outside belong to a layer while it is open and the topmost. */
export function usePressClaim(isOpen: boolean): void {
  const [layer] = useState(() => Symbol('layer'));
  useEffect(() => (isOpen ? claimPresses(layer) : undefined), [isOpen, layer]);
}

/** The same for a Radix layer: stands inside its content, which is there only while the layer is open. */
export function PressClaim({ layer }: { layer: symbol }) {
  useEffect(() => claimPresses(layer), [layer]);
  return null;
}

/** Whether the press was another layer's, which was above `layer` when it began. */
export function isPressOfAnother(press: Event | undefined, layer: symbol | undefined): boolean {
  const owner = press && owners.get(press);
  return owner !== undefined && owner !== layer;
}
