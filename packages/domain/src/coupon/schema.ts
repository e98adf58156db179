import { Type, type Static } from 'typebox';
import { Entity, Enumeration } from '../value/schema.ts';
import { couponKinds, firstOrders } from './values.ts';

export const CouponKind = Enumeration('CouponKind', couponKinds);
export type CouponKind = Static<typeof CouponKind>;

export const FirstOrder = Enumeration('FirstOrder', firstOrders);
export type FirstOrder = Static<typeof FirstOrder>;

export const ApplyCoupon = Entity('ApplyCoupon', { coupon: Type.String({ minLength: 1, maxLength: 60 }) });
export type ApplyCoupon = Static<typeof ApplyCoupon>;
