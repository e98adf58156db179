/** Signs that fit on a card of 10 × 7 cm in handwriting. */
export const cardCapacity = 138;

/** The beginning that fits, in whole words, and the rest. */
export interface CardText {
  fits: string;
  over: string;
  /** Signs to remove. */
  excess: number;
}

/** Splits a card's text at the last word that fits. */
export function splitCardText(text: string, capacity: number = cardCapacity): CardText {
  const signs = [...text];
  if (signs.length <= capacity) return { fits: text, over: '', excess: 0 };
  const head = signs.slice(0, capacity).join('');
  const isWordCut = !/\s$/.test(head) && !/^\s/.test(signs[capacity] ?? '');
  const fits = isWordCut ? head.replace(/\S+$/, '') : head;
  return { fits, over: text.slice(fits.length), excess: signs.length - capacity };
}
