import type { CheckoutPart } from '@vetka/domain/order';
import { emptyAddress, type OrderAddress } from '@vetka/domain/place';

/** One shop's part of the checkout while it is being filled in; what must be chosen is `null` until then. */
export interface CheckoutDraft extends Pick<CheckoutPart, 'recipient' | 'isAnonymous' | 'cardText' | 'comment'> {
  deliveryOptionId: number | null;
  /** `YYYY-MM-DD`. */
  deliveryDate: string | null;
  /** `HH:mm`, the beginning of the interval. */
  deliveryTime: string | null;
  address: OrderAddress;
}

export const emptyDraft: CheckoutDraft = {
  deliveryOptionId: null,
  deliveryDate: null,
  deliveryTime: null,
  address: { ...emptyAddress, intercom: '' },
  recipient: { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' },
  isAnonymous: false,
  cardText: '',
  comment: '',
};
