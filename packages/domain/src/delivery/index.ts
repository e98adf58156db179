import { formatPrice } from '../money/index.ts';
import type { DeliveryType } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';
export * from './districts.ts';

export const deliveryTypeLabels: Record<DeliveryType, string> = {
  PICKUP: 'Самовывоз',
  DELIVERY: 'Доставка',
  OWN_COURIER: 'Курьер магазина',
  MARKETPLACE: 'Доставка «Ветки»',
};

/** Every type except pickup needs an address. */
export const needsAddress = (type: DeliveryType): boolean => type !== 'PICKUP';

/** «бесплатно», «300 ₽». @param kopecks */
export const deliveryCost = (kopecks: number): string => (kopecks === 0 ? 'бесплатно' : formatPrice(kopecks));

/** «Бесплатно от 5 000 ₽», or nothing. */
export const freeFromText = (freeFrom: number | null): string =>
  freeFrom === null ? '' : `Бесплатно от ${formatPrice(freeFrom)}`;

/** Whether the recipient of an order has not given the address of its delivery yet. */
export const lacksAddress = ({ deliveryType, address }: { deliveryType: DeliveryType; address: unknown }): boolean =>
  address === null && needsAddress(deliveryType);

/** Delivery price of a sub-cart: free from a threshold, plus the interval's surcharge. */
export const deliveryTotal = (
  option: { price: number; freeFrom: number | null },
  subtotal: number,
  surcharge: number,
): number => (option.freeFrom !== null && subtotal >= option.freeFrom ? 0 : option.price) + surcharge;
