import { useEffect, useEffectEvent } from 'react';

/** A draft saves itself this long after the last change, and after a failure (ms). */
const autosaveMs = 1000;
const retryMs = 10_000;

interface Autosave<Draft> {
  /** Each change of it starts the time anew. */
  draft: Draft;
  /** There is something to save, and nothing is being saved: the end of a save starts the time anew. */
  isWaiting: boolean;
  /** This draft could not be saved. */
  hasFailed: boolean;
  onSave: (draft: Draft) => void;
}

/** Saves a draft soon after its last change, and tries again after a failure. */
export function useAutosave<Draft>({ draft, isWaiting, hasFailed, onSave }: Autosave<Draft>): void {
  const save = useEffectEvent(onSave);
  useEffect(
    function saveDraft() {
      if (!isWaiting) return undefined;
      const timer = setTimeout(() => save(draft), hasFailed ? retryMs : autosaveMs);
      return () => clearTimeout(timer);
    },
    [isWaiting, hasFailed, draft],
  );
}
