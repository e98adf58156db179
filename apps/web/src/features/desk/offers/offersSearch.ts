/** The URL of the room of discounts. */
export interface OffersSearch {
  /** The promo code that is open in the editor. */
  coupon?: number | 'new';
}

export function parseOffersSearch(raw: Record<string, unknown>): OffersSearch {
  const coupon = raw['coupon'];
  if (coupon === 'new') return { coupon };
  const id = Number(coupon);
  return Number.isInteger(id) && id > 0 ? { coupon: id } : {};
}
