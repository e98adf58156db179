export const couponKinds = ['PERCENT', 'AMOUNT'] as const;
export type CouponKind = (typeof couponKinds)[number];
