import { useEffect, useId, useSyncExternalStore } from 'react';

/** Open panels, lowest first. Modified only in effects, so it stays empty on the server. */
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

/** Whether there is an open panel below and above this one. */
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
  // Before its effect has run, an opening panel counts as above all open ones.
  if (place < 0) return { isStacked: isOpen && panels.length > 0, isCovered: false };
  return { isStacked: place > 0, isCovered: place < panels.length - 1 };
}
