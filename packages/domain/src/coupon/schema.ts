import { Type, type Static } from 'typebox';
import { Entity, Enumeration } from '../value/schema.ts';
import { couponKinds } from './values.ts';

export const CouponKind = Enumeration('CouponKind', couponKinds);
export type CouponKind = Static<typeof CouponKind>;

export const ApplyCoupon = Entity('ApplyCoupon', { coupon: Type.String({ minLength: 1, maxLength: 60 }) });
export type ApplyCoupon = Static<typeof ApplyCoupon>;
