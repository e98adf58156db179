import { useSyncExternalStore } from 'react';

/** Heads of the open modal layers, the topmost last. Only refs write here, so requests on the server share nothing. */
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

/** Ref of a modal layer's head, the part with its title and close button: toasts keep clear of it. */
export function layerHead(head: HTMLElement | null) {
  if (!head) return undefined;
  replace([...heads, head]);
  return () => replace(heads.filter((other) => other !== head));
}

/** The head of the topmost open layer. */
export const useTopLayerHead = (): HTMLElement | undefined =>
  useSyncExternalStore(
    subscribe,
    () => heads.at(-1),
    () => undefined,
  );
