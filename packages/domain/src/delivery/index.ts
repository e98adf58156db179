import type { DeliveryType } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const deliveryTypeLabels: Record<DeliveryType, string> = {
  PICKUP: 'Самовывоз',
  DELIVERY: 'Доставка',
  OWN_COURIER: 'Курьер магазина',
  MARKETPLACE: 'Доставка Ветки',
};

/** An address is asked for every type but collection. */
export const needsAddress = (type: DeliveryType): boolean => type !== 'PICKUP';

/** Delivery for a sub-cart: free from a threshold, an interval's surcharge always counts. */
export const deliveryTotal = (
  option: { price: number; freeFrom: number | null },
  subtotal: number,
  surcharge: number,
): number => (option.freeFrom !== null && subtotal >= option.freeFrom ? 0 : option.price) + surcharge;
