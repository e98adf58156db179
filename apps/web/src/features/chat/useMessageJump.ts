import { useEffect, useEffectEvent, useRef, useState } from 'react';

interface Thread {
  /** The oldest loaded message. */
  oldestId: number | undefined;
  hasOlder: boolean;
  isLoading: boolean;
  loadOlder: () => void;
}

/** Shows a message in its place, loading the conversation back to it first. */
export function useMessageJump({ oldestId, hasOlder, isLoading, loadOlder }: Thread) {
  const [wantedId, setWantedId] = useState<number | null>(null);
  const [shownId, setShownId] = useState<number | null>(null);
  /** The oldest message at the last request: if it is still the oldest, the request has failed. */
  const askedFrom = useRef<number>(undefined);
  const load = useEffectEvent(loadOlder);
  useEffect(
    function showWanted() {
      if (wantedId === null || isLoading) return;
      const message = document.querySelector<HTMLElement>(`[data-message="${wantedId}"]`);
      if (message) showMessage(message);
      if (message || !hasOlder || askedFrom.current === oldestId) {
        setShownId(message && wantedId);
        setWantedId(null);
        return;
      }
      askedFrom.current = oldestId;
      load();
    },
    [wantedId, isLoading, hasOlder, oldestId],
  );
  return {
    shownId,
    show: (id: number | null) => {
      askedFrom.current = undefined;
      setShownId(null);
      setWantedId(id);
    },
  };
}

/** Focuses it, so that it is read out and Tab continues from there. */
function showMessage(message: HTMLElement): void {
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
  // The start of a message that does not fit.
  message.scrollIntoView({ block: message.offsetHeight > innerHeight / 2 ? 'start' : 'center' });
}
