import type { SubCart } from '@vetka/domain/cart';
import { deliveryTotal, needsAddress, type DeliveryOption, type DeliveryPrice } from '@vetka/domain/delivery';
import type { CheckoutPart, CreateOrder } from '@vetka/domain/order';
import { normalizePhone } from '@vetka/domain/phone';
import { emptyDraft, type CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';

/** Only the user's input and choices, by `cartId`. `settleDraft` fills in the rest. */
export interface CheckoutForm {
  parts: Readonly<Record<number, Partial<CheckoutDraft>>>;
  /** `null`: not edited; the account's e-mail is used. */
  email: string | null;
}

export const emptyForm: CheckoutForm = { parts: {}, email: null };

/** A load that failed. */
export interface LoadFailed {
  error: unknown;
  retry: () => void;
}

/** One seller's section with all its data. */
export interface CheckoutSection {
  index: number;
  subCart: SubCart;
  options: readonly DeliveryOption[];
  option: DeliveryOption | undefined;
  /** The seller asks about substitutes for flowers that run out. */
  offersSubstitution: boolean;
  /** `undefined` while it loads. */
  price: DeliveryPrice | undefined;
  isLoadingPrice: boolean;
  /** Why the options or the price are not known. */
  failure: LoadFailed | null;
  draft: CheckoutDraft;
}

/** The recipient gives the address by a link. */
export const asksRecipient = ({ isRecipientAsked = false, recipient }: CheckoutDraft): boolean =>
  isRecipientAsked && recipient.isOtherRecipient;

/** The chosen option, or the first: most sellers have one. */
export const chosenOption = (typed: Partial<CheckoutDraft> | undefined, options: readonly DeliveryOption[]) =>
  options.find(({ id }) => id === typed?.deliveryOptionId) ?? options[0];

interface Surroundings {
  option: DeliveryOption | undefined;
  price: DeliveryPrice | undefined;
  /** The first section's draft: the default address and recipient for the others. */
  first: CheckoutDraft | undefined;
}

/** Fills in defaults for empty fields; drops a day or an interval that is no longer available. */
export function settleDraft(typed: Partial<CheckoutDraft> | undefined, around: Surroundings): CheckoutDraft {
  const { option, price, first } = around;
  const draft = {
    ...emptyDraft,
    ...(first && { address: first.address, isRecipientAsked: first.isRecipientAsked, recipient: first.recipient }),
    ...typed,
    deliveryOptionId: option?.id ?? null,
  };
  return price ? { ...draft, ...possibleMoment(draft, price) } : draft;
}

function possibleMoment({ deliveryDate, deliveryTime }: CheckoutDraft, { days }: DeliveryPrice) {
  const possible = days.filter(({ isAvailable }) => isAvailable);
  const wanted = possible.find(({ day }) => day === deliveryDate);
  const day = wanted ?? possible[0];
  const slot = wanted?.slots.find(({ from, isAvailable }) => isAvailable && from === deliveryTime);
  return { deliveryDate: day?.day ?? null, deliveryTime: slot?.from ?? null };
}

/** Delivery cost of one section in kopecks; excludes the interval's surcharge until an interval is chosen. */
export function deliveryCost({ price, draft, subCart }: CheckoutSection): number | null {
  if (!price) return null;
  const slots = price.days.find(({ day }) => day === draft.deliveryDate)?.slots ?? [];
  // An hour may be listed twice, taken and free; the server takes the free one.
  const same = slots.filter(({ from }) => from === draft.deliveryTime);
  const slot = same.find(({ isAvailable }) => isAvailable) ?? same[0];
  return deliveryTotal(price, subCart.totalAfterDiscount, slot?.surcharge ?? 0);
}

/** The total in kopecks, as far as it is known. */
export const checkoutTotal = (goods: number, sections: readonly CheckoutSection[]): number =>
  sections.reduce((sum, section) => sum + (deliveryCost(section) ?? 0), goods);

function partOf({ subCart, option, offersSubstitution, draft }: CheckoutSection): CheckoutPart {
  const { deliveryOptionId, deliveryDate, deliveryTime, address, recipient, substitution, savesAddress, ...rest } =
    draft;
  const { isRecipientAsked: _asked, ...words } = rest;
  const goesToAddress = option !== undefined && needsAddress(option.type);
  const isAsked = goesToAddress && asksRecipient(draft);
  const phone = normalizePhone(recipient.phone) ?? recipient.phone;
  return {
    ...words,
    ...(offersSubstitution && { substitution }),
    ...(savesAddress && !isAsked && { savesAddress }),
    ...(isAsked && { asksRecipient: true }),
    cartId: subCart.cartId,
    deliveryOptionId: deliveryOptionId ?? 0,
    deliveryDate: deliveryDate ?? '',
    deliveryTime: deliveryTime ?? '',
    address: goesToAddress && !isAsked ? { ...address, formatted: address.formatted.trim() } : null,
    recipient: recipient.isOtherRecipient ? { ...recipient, phone } : emptyDraft.recipient,
  };
}

/** The request that places the order. The form must have been validated. */
export const orderOf = (sections: readonly CheckoutSection[], goods: number, email: string): CreateOrder => ({
  expectedTotal: checkoutTotal(goods, sections),
  orders: sections.map(partOf),
  email: email.trim(),
  hasConsent: true,
});
