import { Type, type Static } from 'typebox';
import { Entity } from '../value/schema.ts';

export const ApplyCoupon = Entity('ApplyCoupon', { coupon: Type.String({ minLength: 1, maxLength: 60 }) });
export type ApplyCoupon = Static<typeof ApplyCoupon>;
