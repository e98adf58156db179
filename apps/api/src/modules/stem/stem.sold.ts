import type { ProductStatus } from '@vetka/domain/catalog';
import { priceBy } from '@vetka/domain/goods';
import { stemLimits, type OutOfStemsRule } from '@vetka/domain/stem';

/** How a product with a recipe is sold. Prices are kopecks. */
export interface SoldState {
  status: ProductStatus;
  stock: number;
  isTracked: boolean;
  /** Hidden by the rule of its shop. */
  isHidden: boolean;
  price: number;
  oldPrice: number | null;
  /** Its own prices while it is sold cheaper; null otherwise. */
  regularPrice: number | null;
  regularOldPrice: number | null;
  /** The price for which it is sold cheaper; null otherwise. */
  freshPrice: number | null;
}

/** The inputs that decide how it is sold. */
export interface SoldFrom extends SoldState {
  /** The number of pieces for which the free stems suffice. */
  pieces: number;
  rule: OutOfStemsRule;
  costPrice: number | null;
  /** The discount because its main stem expires soon; null without one. */
  percent: number | null;
}

type Shown = Pick<SoldState, 'status' | 'stock' | 'isTracked' | 'isHidden'>;

/** A product that its shop has hidden itself stays hidden. */
function shownState({ pieces, rule, status, isHidden }: SoldFrom): Shown {
  const isTracked = rule !== 'TO_ORDER';
  const stock = isTracked ? Math.min(pieces, stemLimits.stock) : 0;
  const mustHide = rule === 'HIDDEN' && pieces === 0;
  if (mustHide && status === 'PUBLISHED') return { status: 'HIDDEN', stock, isTracked, isHidden: true };
  if (!mustHide && isHidden && status === 'HIDDEN') return { status: 'PUBLISHED', stock, isTracked, isHidden: false };
  return { status, stock, isTracked, isHidden: isHidden && mustHide && status === 'HIDDEN' };
}

type Prices = Pick<SoldState, 'price' | 'oldPrice'>;

/** The product's own prices. A price that was set during a discount is its own price from then on. */
function regularPrices({ price, oldPrice, regularPrice, regularOldPrice, freshPrice }: SoldState): Prices {
  if (regularPrice === null || price !== freshPrice) return { price, oldPrice };
  return { price: regularPrice, oldPrice: regularOldPrice };
}

const notFresh = { regularPrice: null, regularOldPrice: null, freshPrice: null } as const;

/** Never below what the product costs its shop. */
function priceState(from: SoldFrom): Omit<SoldState, keyof Shown> {
  const regular = regularPrices(from);
  const { percent, costPrice } = from;
  const freshPrice = percent === null ? regular.price : Math.max(priceBy(regular.price, -percent), costPrice ?? 0);
  if (freshPrice >= regular.price) return { ...regular, ...notFresh };
  const { price: regularPrice, oldPrice: regularOldPrice } = regular;
  return { price: freshPrice, oldPrice: regularPrice, regularPrice, regularOldPrice, freshPrice };
}

/** How a product is sold with the current stems. */
export const soldState = (from: SoldFrom): SoldState => ({ ...shownState(from), ...priceState(from) });
