import { needsAddress } from '@vetka/domain/delivery';
import { email, firstMessage, max, phone, required, type Rule } from '@vetka/domain/form';
import type { FieldPath, FieldRules } from '@vetka/ui/forms';
import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { asksRecipient, type CheckoutSection } from './checkoutForm.ts';

/** Length limits of the API contract, in characters. */
const maxLength = { address: 500, name: 100, cardText: 300, comment: 500, email: 254 } as const;

const messages = {
  loading: 'Узнаём время доставки, подождите немного',
  failed: 'Не удалось узнать время доставки, нажмите «Повторить»',
} as const;

/** Form values, named as the server names their errors: `orders.0.recipient.phone`, `email`, `hasConsent`. */
export interface CheckoutValues {
  orders: readonly CheckoutDraft[];
  email: string;
  /** Whether consent is given. */
  hasConsent: boolean;
}

/** Without the price the page has no fields for the day and the time. */
function momentRules({ option, price, failure }: CheckoutSection): FieldRules<CheckoutDraft> {
  if (failure) return { deliveryOptionId: () => messages.failed };
  if (option && !price) return { deliveryOptionId: () => messages.loading };
  return { deliveryOptionId: required, deliveryDate: required, deliveryTime: required };
}

function partRules(section: CheckoutSection): FieldRules<CheckoutDraft> {
  const { draft, option, price } = section;
  const { isOtherRecipient } = draft.recipient;
  return {
    ...momentRules(section),
    address:
      option && needsAddress(option.type) && !asksRecipient(draft)
        ? ({ formatted }) =>
            firstMessage(formatted, [required, max(maxLength.address), () => price?.addressReason ?? undefined])
        : undefined,
    recipient: isOtherRecipient
      ? { firstName: [required, max(maxLength.name)], lastName: max(maxLength.name), phone: [required, phone] }
      : undefined,
    cardText: max(maxLength.cardText),
    comment: max(maxLength.comment),
  };
}

/** `hasPhone`: the receipt can be sent to the account's phone. */
export function checkoutRules(sections: readonly CheckoutSection[], hasPhone: boolean): FieldRules<CheckoutValues> {
  const trimmedEmail: Rule = (text) => email(text.trim());
  return {
    orders: sections.map(partRules),
    email: [...(hasPhone ? [] : [required]), trimmedEmail, max(maxLength.email)],
    hasConsent: required,
  };
}

type PartField = FieldPath<CheckoutValues>;

/** Fields that a change of a section empties: they are not validated until they are reached again. */
export const clearedFields = (index: number, patch: Partial<CheckoutDraft>): PartField[] =>
  Object.entries(patch).flatMap(([name, value]: [string, unknown]) =>
    value === null ? [`orders.${index}.${name}` as PartField] : [],
  );

/** Fields that a change of a section fills in or types into. */
export function changedFields(index: number, patch: Partial<CheckoutDraft>, recipient: object): PartField[] {
  return Object.entries(patch).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return [];
    if (name !== 'recipient') return [`orders.${index}.${name}` as PartField];
    const before = new Map(Object.entries(recipient));
    return Object.entries(value as object)
      .filter(([part, text]) => before.get(part) !== text)
      .map(([part]) => `orders.${index}.recipient.${part}` as PartField);
  });
}

const typedInto = new Set(['address', 'recipient', 'cardText', 'comment']);

/** Whether a change is typing, which may continue. */
export const isTyping = (patch: Partial<CheckoutDraft>): boolean =>
  Object.keys(patch).some((name) => typedInto.has(name));
