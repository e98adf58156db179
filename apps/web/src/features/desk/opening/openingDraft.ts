import type { SaveOpeningSeller } from '@vetka/domain/opening';
import type { Address } from '@vetka/domain/place';

/** The shop as it is typed. */
export interface TypedShop {
  name: string;
  addressText: string;
  /** The parts of a chosen suggestion. */
  address: Address | null;
  phone: string;
  opensAt: string;
  closesAt: string;
  isAroundTheClock: boolean;
}

/** The first product as it is typed. */
export interface TypedProduct {
  title: string;
  /** Roubles. */
  price: string;
  minutes: string;
  /** Pieces; empty for a product that is made to order. */
  stock?: string;
  categoryId: string | null;
}

interface OpeningDraft {
  seller?: SaveOpeningSeller;
  shop?: TypedShop;
  product?: TypedProduct;
}

const keyOf = (userId: number) => `vetka.opening.${userId}`;

/** Unsent input, stored in this browser. */
export function readOpeningDraft(userId: number): OpeningDraft {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as OpeningDraft;
  } catch {
    // Storage is disabled, or its text is not ours.
    return {};
  }
}

/** Keeps a part of the draft; `undefined` removes it. */
export function keepOpeningDraft(
  userId: number,
  part: { [K in keyof OpeningDraft]: OpeningDraft[K] | undefined },
): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ ...readOpeningDraft(userId), ...part }));
  } catch {
    // Storage is full or disabled: the draft lasts as long as the page.
  }
}
