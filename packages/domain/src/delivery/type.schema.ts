import type { Static } from 'typebox';
import { Enumeration } from '../value/schema.ts';
import { deliveryTypes } from './values.ts';

export const DeliveryType = Enumeration('DeliveryType', deliveryTypes);
export type DeliveryType = Static<typeof DeliveryType>;
