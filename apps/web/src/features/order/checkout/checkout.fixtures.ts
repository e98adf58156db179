import type { SubCart } from '@vetka/domain/cart';
import type { DeliveryOption, DeliveryPrice } from '@vetka/domain/delivery';
import { emptyDraft, type CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import type { CheckoutSection } from './checkoutForm.ts';

export const courier: DeliveryOption = {
  id: 11,
  type: 'OWN_COURIER',
  name: 'Курьер мастерской',
  description: '',
  price: 350_00,
  freeFrom: 5000_00,
  pickupAddress: null,
};

export const pickup: DeliveryOption = { ...courier, id: 12, type: 'PICKUP', price: 0, freeFrom: null };

const slot = (from: string, to: string, surcharge = 0, isAvailable = true) => ({
  from,
  to,
  surcharge,
  isAvailable,
  reason: isAvailable ? null : 'Не успеем собрать',
});

export const price: DeliveryPrice = {
  optionId: courier.id,
  type: courier.type,
  price: 350_00,
  surcharge: 0,
  total: 350_00,
  freeFrom: 5000_00,
  cityId: 1,
  dependsOnAddress: false,
  addressReason: null,
  days: [
    { day: '2026-11-21', isAvailable: false, reason: 'Выходной', slots: [] },
    {
      day: '2026-11-22',
      isAvailable: true,
      reason: null,
      slots: [slot('09:00', '12:00', 0, false), slot('12:00', '15:00'), slot('15:00', '18:00', 150_00)],
    },
    { day: '2026-11-23', isAvailable: true, reason: null, slots: [slot('12:00', '15:00')] },
  ],
};

const subCart: SubCart = {
  cartId: 5,
  service: { id: 7, slug: 'polevaya', name: 'Полевая', mediaFile: null },
  isAcceptingOrders: true,
  items: [],
  discounts: [],
  coupon: null,
  selectedTotal: 2000_00,
  totalAfterDiscount: 1900_00,
};

export const filled: CheckoutDraft = {
  ...emptyDraft,
  deliveryOptionId: courier.id,
  deliveryDate: '2026-11-22',
  deliveryTime: '15:00',
  address: { ...emptyDraft.address, formatted: 'г Нижний Новгород, ул Ленина, д 10' },
};

export const section = (more: Partial<CheckoutSection> = {}): CheckoutSection => ({
  index: 0,
  subCart,
  options: [courier, pickup],
  option: courier,
  offersSubstitution: true,
  price,
  isLoadingPrice: false,
  failure: null,
  draft: filled,
  ...more,
});
