import { playNotes } from '../../shell/chat/messageSound.ts';

/** Two low notes and a high one: unlike a message. */
const newOrderNotes = [
  { hertz: 523, atSeconds: 0 },
  { hertz: 659, atSeconds: 0.12 },
  { hertz: 1047, atSeconds: 0.24 },
];

/** The sound of a new order. Browsers block it before the first gesture on the page. */
export const playNewOrder = (): void => playNotes(newOrderNotes);
