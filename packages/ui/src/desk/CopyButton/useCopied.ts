import { useEffect, useState } from 'react';

/** How long the button shows that it has copied (ms). */
const shownForMs = 2000;

export type CopyOutcome = 'copied' | 'failed';

/** Copies a text and remembers for a moment what came of it. */
export function useCopied(text: string, onCopied: (() => void) | undefined) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  useEffect(
    function forgetOutcome() {
      if (outcome === null) return undefined;
      const timer = setTimeout(() => setOutcome(null), shownForMs);
      return () => clearTimeout(timer);
    },
    [outcome],
  );
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  }
  return { outcome, copy };
}
