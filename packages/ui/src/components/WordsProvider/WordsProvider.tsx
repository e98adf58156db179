import { useMemo, type ReactNode } from 'react';
import { useWords, WordsContext, type Words } from '../../internal/words/words.ts';

export interface WordsProviderProps {
  /** The words to replace; the others stay as they are outside. */
  words: Words;
  children: ReactNode;
}

/** Replaces what the components inside say themselves: all words or some. Providers nest. */
export function WordsProvider({ words, children }: WordsProviderProps) {
  const outer = useWords();
  const value = useMemo(() => ({ ...outer, ...words }), [outer, words]);
  return <WordsContext value={value}>{children}</WordsContext>;
}
