import { createContext } from 'react';

/** The kind of a card in a queue of several kinds: «Товар». */
export const QueueKindContext = createContext('');
