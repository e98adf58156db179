import { emptyDraft } from '@vetka/ui/patterns/order/Checkout';
import { describe, expect, it } from 'vitest';
import { filled, pickup, section } from './checkout.fixtures.ts';
import { changedIds, checkoutErrors } from './checkoutRules.ts';

const contact = { email: '', hasConsent: true, hasPhone: true };
const required = 'Поле обязательно для заполнения';

describe('the rules of the checkout', () => {
  it('find nothing wrong in a filled form', () => {
    expect(checkoutErrors([section()], contact)).toEqual([]);
  });

  it('list what is missing in the order of the page', () => {
    const empty = section({ draft: { ...emptyDraft, deliveryOptionId: 11, deliveryDate: '2026-11-22' } });
    expect(checkoutErrors([empty], { ...contact, hasConsent: false })).toEqual([
      { id: 'orders.0.deliveryTime', message: required },
      { id: 'orders.0.address', message: required },
      { id: 'consentVersion', message: required },
    ]);
  });

  it('ask no address of who collects', () => {
    const draft = { ...filled, address: emptyDraft.address };
    expect(checkoutErrors([section({ option: pickup, draft })], contact)).toEqual([]);
  });

  it('ask another recipient for a name and a whole number', () => {
    const recipient = { ...emptyDraft.recipient, isOtherRecipient: true, phone: '+7912' };
    expect(checkoutErrors([section({ index: 1, draft: { ...filled, recipient } })], contact)).toEqual([
      { id: 'orders.1.recipient.firstName', message: required },
      { id: 'orders.1.recipient.phone', message: 'Введите номер полностью: +7 и ещё 10 цифр' },
    ]);
  });

  it('hold the card and the comment to their limits', () => {
    const draft = { ...filled, cardText: 'я'.repeat(301), comment: 'я'.repeat(501) };
    expect(checkoutErrors([section({ draft })], contact).map(({ message }) => message)).toEqual([
      'Поле должно быть не более 300 символов',
      'Поле должно быть не более 500 символов',
    ]);
  });

  it('need an address for the receipt only where there is no telephone', () => {
    expect(checkoutErrors([section()], { ...contact, hasPhone: false })).toEqual([{ id: 'email', message: required }]);
    expect(checkoutErrors([section()], { ...contact, email: 'anna' })).toHaveLength(1);
    expect(checkoutErrors([section()], { ...contact, email: 'anna@vetka.ru', hasPhone: false })).toEqual([]);
  });
});

describe('a change of a part', () => {
  it('touches the fields that are really changed', () => {
    const before = emptyDraft.recipient;
    expect(changedIds(2, { comment: 'x' }, before)).toEqual(['orders.2.comment']);
    expect(changedIds(2, { recipient: { ...before, phone: '+7' } }, before)).toEqual(['orders.2.recipient.phone']);
  });
});
