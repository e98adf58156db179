export const couponKinds = ['PERCENT', 'AMOUNT'] as const;
