export const couponKinds = ['PERCENT', 'AMOUNT'] as const;

/** The scope of a coupon for first orders: the shop, or the whole marketplace. */
export const firstOrders = ['SHOP', 'MARKETPLACE'] as const;
