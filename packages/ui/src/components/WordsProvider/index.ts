export type { Words } from '../../internal/words/words.ts';
export { WordsProvider, type WordsProviderProps } from './WordsProvider.tsx';
