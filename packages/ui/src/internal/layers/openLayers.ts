import { useSyncExternalStore } from 'react';

/**
 * Headers of the open modal layers, the topmost last. Modified only in refs, so nothing is shared between requests on
 * the server.
 */
let heads: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function replace(next: readonly HTMLElement[]) {
  heads = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Ref of a modal layer's header with its title and close button; toasts avoid it. */
export function layerHead(head: HTMLElement | null) {
  if (!head) return undefined;
  replace([...heads, head]);
  return () => replace(heads.filter((other) => other !== head));
}

/** The header of the topmost open layer. */
export const useTopLayerHead = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => heads.at(-1),
    () => undefined,
  );
