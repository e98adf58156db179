import { useEffect, useRef, useState } from 'react';

/** Delay between the last keystroke and the request (ms). */
const quietMs = 300;
const shortestQuery = 3;

/** Suggestions for a text. `signal` is aborted when the text changes. */
export type Suggest<Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

interface Answer<Suggestion> {
  query: string;
  found: readonly Suggestion[];
  hasFailed: boolean;
}

const nothing = { query: '', found: [], hasFailed: false };

/** Fetches suggestions after a pause in typing and ignores stale responses. `null` fetches none. */
export function useSuggestions<Suggestion>(query: string | null, suggest: Suggest<Suggestion>) {
  const [answer, setAnswer] = useState<Answer<Suggestion>>(nothing);
  const ask = useRef(suggest);
  useEffect(function keepLatestSource() {
    ask.current = suggest;
  });
  const wanted = query !== null && query.trim().length >= shortestQuery ? query.trim() : null;
  useEffect(
    function askAfterPause() {
      if (wanted === null) return;
      const request = new AbortController();
      const timer = setTimeout(() => {
        ask.current(wanted, request.signal).then(
          (found) => request.signal.aborted || setAnswer({ query: wanted, found, hasFailed: false }),
          () => request.signal.aborted || setAnswer({ query: wanted, found: [], hasFailed: true }),
        );
      }, quietMs);
      return () => {
        clearTimeout(timer);
        request.abort();
      };
    },
    [wanted],
  );
  if (wanted === null) return { found: nothing.found as readonly Suggestion[], isLoading: false, hasFailed: false };
  // Keep the last result visible until the next one arrives: a flickering list is hard to click.
  return { found: answer.found, isLoading: answer.query !== wanted, hasFailed: answer.hasFailed };
}
