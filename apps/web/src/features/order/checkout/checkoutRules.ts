import { needsAddress } from '@vetka/domain/delivery';
import { firstMessage, formMessages, max, required, type Rule } from '@vetka/domain/form';
import { normalizePhone } from '@vetka/domain/phone';
import type { FormFieldError } from '../../../shell/forms/FormValidationError.ts';
import type { CheckoutSection } from './checkoutForm.ts';

/** Limits of the contract, characters. */
const longest = { address: 500, name: 100, cardText: 300, comment: 500, email: 254 } as const;

const phone: Rule = (value) => (normalizePhone(value) === undefined ? formMessages.phone : undefined);
const email: Rule = (value) =>
  value === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : formMessages.email;

/** Elements that are not a seller's. */
export const emailId = 'email';
export const consentId = 'consentVersion';

/** Ids of a seller's fields as the page and the server name them: `orders.0.recipient.phone`. */
export const fieldId = (index: number, path: string): string => `orders.${index}.${path}`;

/** Fields of a seller's part that an error can stand under. */
export const partPaths = [
  'deliveryOptionId',
  'deliveryDate',
  'deliveryTime',
  'address',
  'address.formatted',
  'address.apartment',
  'address.entrance',
  'address.floor',
  'address.intercom',
  'recipient.firstName',
  'recipient.lastName',
  'recipient.phone',
  'cardText',
  'comment',
] as const;

type PartPath = (typeof partPaths)[number];

function partMessages({ draft, option }: CheckoutSection): Partial<Record<PartPath, string | undefined>> {
  const { address, recipient } = draft;
  const isForOther = recipient.isOtherRecipient;
  return {
    deliveryOptionId: required(draft.deliveryOptionId),
    deliveryDate: required(draft.deliveryDate),
    deliveryTime: required(draft.deliveryTime),
    address:
      option && needsAddress(option.type)
        ? firstMessage(address.formatted, [required, max(longest.address)])
        : undefined,
    'recipient.firstName': isForOther ? firstMessage(recipient.firstName, [required, max(longest.name)]) : undefined,
    'recipient.lastName': isForOther ? max(longest.name)(recipient.lastName) : undefined,
    'recipient.phone': isForOther ? firstMessage(recipient.phone, [required, phone]) : undefined,
    cardText: max(longest.cardText)(draft.cardText),
    comment: max(longest.comment)(draft.comment),
  };
}

/** What is filled in beside the sellers' parts. */
export interface CheckoutContact {
  email: string;
  hasConsent: boolean;
  /** The receipt can go to the account's telephone. */
  hasPhone: boolean;
}

/** Everything that is wrong with the form, in the order of the page. */
export function checkoutErrors(sections: readonly CheckoutSection[], contact: CheckoutContact): FormFieldError[] {
  const parts = sections.flatMap((section) => {
    const messages = partMessages(section);
    return partPaths.map((path) => ({ id: fieldId(section.index, path), message: messages[path] }));
  });
  const wanted: Rule[] = contact.hasPhone ? [email] : [required, email];
  const rest = [
    { id: emailId, message: firstMessage(contact.email.trim(), [...wanted, max(longest.email)]) },
    { id: consentId, message: required(contact.hasConsent) },
  ];
  return [...parts, ...rest].flatMap(({ id, message }) => (message === undefined ? [] : [{ id, message }]));
}

/** Ids of the fields that a change of a part touches. One that the change empties has not been answered yet. */
export function changedIds(index: number, patch: object, recipient: object): string[] {
  return Object.entries(patch).flatMap(([name, value]: [string, unknown]) => {
    if (value === null) return [];
    if (name !== 'recipient') return [fieldId(index, name)];
    const before = new Map(Object.entries(recipient));
    return Object.entries(value as object)
      .filter(([part, text]) => before.get(part) !== text)
      .map(([part]) => fieldId(index, `recipient.${part}`));
  });
}
