import { Type, type Static } from 'typebox';

export const ApplyCoupon = Type.Object({ coupon: Type.String({ minLength: 1, maxLength: 60 }) });
export type ApplyCoupon = Static<typeof ApplyCoupon>;
