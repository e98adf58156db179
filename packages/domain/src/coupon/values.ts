export const couponKinds = ['PERCENT', 'AMOUNT'] as const;

/** Whose first order a coupon is for: the first in its shop, or the first on the whole marketplace. */
export const firstOrders = ['SHOP', 'MARKETPLACE'] as const;
