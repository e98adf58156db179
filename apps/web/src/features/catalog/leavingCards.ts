import type { ProductCard as Product } from '@vetka/domain/catalog';

/** A card of a list: one whose product has left the list is hidden until it is removed. */
export interface Card {
  product: Product;
  hasLeft: boolean;
}

/** How many cards are hidden at once. Hiding 270 takes a slow phone more than 50 ms. */
const hiddenAtOnce = 64;

/** How many cards are removed at once. To remove 270 takes a slow phone a quarter of a second. */
const piece = 8;

/**
 * The cards of a list that replaces another. A card that has left stays behind its former neighbour: in another order
 * React would move hundreds of elements, and the browser would lay them out again.
 * @param before the cards shown so far
 */
export function cardsOf(products: readonly Product[], before: readonly Card[] = []): readonly Card[] {
  const shown = products.map((product) => ({ product, hasLeft: false }));
  const stay = new Set(products.map(({ id }) => id));
  const following = new Map<number | undefined, Card[]>();
  let left = 0;
  let neighbour: number | undefined;
  for (const { product } of before) {
    if (stay.has(product.id)) neighbour = product.id;
    else {
      left += 1;
      following.set(neighbour, following.get(neighbour) ?? []);
      following.get(neighbour)?.push({ product, hasLeft: true });
    }
  }
  if (left <= piece) return shown;
  return [
    ...(following.get(undefined) ?? []),
    ...shown.flatMap((card) => [card, ...(following.get(card.product.id) ?? [])]),
  ];
}

/**
 * One step from the current cards to those of another list. When very many leave, each step hides some of the last ones,
 * which are usually far below the screen; the final step shows the other list.
 * @returns the cards, and whether the other list is there
 */
export function stepTowards(products: readonly Product[], cards: readonly Card[]) {
  const stay = new Set(products.map(({ id }) => id));
  const leaving = cards.filter(({ product, hasLeft }) => !hasLeft && !stay.has(product.id));
  if (leaving.length <= hiddenAtOnce) return { cards: cardsOf(products, cards), isThere: true };
  const hidden = new Set(leaving.slice(-hiddenAtOnce));
  return { cards: cards.map((card) => (hidden.has(card) ? { ...card, hasLeft: true } : card)), isThere: false };
}

/** Without some of the cards that have left. */
export function withoutPiece(cards: readonly Card[]): readonly Card[] {
  let rest = piece;
  return cards.filter(({ hasLeft }) => !hasLeft || (rest -= 1) < 0);
}
