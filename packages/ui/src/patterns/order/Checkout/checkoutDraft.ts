import type { CheckoutPart, SubstitutionChoice } from '@vetka/domain/order';
import { emptyAddress, type OrderAddress } from '@vetka/domain/place';

/** One shop's part of the checkout while it is being filled in; required choices are `null` until made. */
export interface CheckoutDraft extends Pick<CheckoutPart, 'recipient' | 'isAnonymous' | 'cardText' | 'comment'> {
  deliveryOptionId: number | null;
  /** `YYYY-MM-DD`. */
  deliveryDate: string | null;
  /** `HH:mm`, the start of the interval. */
  deliveryTime: string | null;
  address: OrderAddress;
  /** Another recipient gives the address by a link. */
  isRecipientAsked?: boolean | undefined;
  /** Asked only where the shop offers substitutions. */
  substitution: SubstitutionChoice;
  /** Save the address and the recipient for the next orders. */
  savesAddress: boolean;
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
  substitution: 'ASK',
  savesAddress: false,
};
