import { useEffect, useId, useSyncExternalStore } from 'react';

/** Open panels, lowest first. Written by effects only, so it stays empty on the server. */
let openPanels: readonly string[] = [];
const listeners = new Set<() => void>();
const nothing: readonly string[] = [];

function change(next: readonly string[]) {
  openPanels = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Place of a panel among the open ones: is another under it, is another over it. */
export function usePanelPlace(isOpen: boolean): { isStacked: boolean; isCovered: boolean } {
  const id = useId();
  const panels = useSyncExternalStore(
    subscribe,
    () => openPanels,
    () => nothing,
  );
  useEffect(
    function joinStack() {
      if (!isOpen) return;
      change([...openPanels, id]);
      return () => change(openPanels.filter((panel) => panel !== id));
    },
    [id, isOpen],
  );
  const place = panels.indexOf(id);
  // Before its effect has run a panel that is just opening will lie on whatever is open already.
  if (place < 0) return { isStacked: isOpen && panels.length > 0, isCovered: false };
  return { isStacked: place > 0, isCovered: place < panels.length - 1 };
}
