import { findWrong } from '@vetka/ui/forms';
import { emptyDraft } from '@vetka/ui/patterns/order/Checkout';
import { describe, expect, it } from 'vitest';
import { filled, pickup, price, section } from './checkout.fixtures.ts';
import type { CheckoutSection } from './checkoutForm.ts';
import { changedFields, checkoutRules, clearedFields, isTyping } from './checkoutRules.ts';

const required = 'Поле обязательно для заполнения';

interface Around {
  email?: string;
  hasConsent?: boolean;
  hasPhone?: boolean;
}

function wrongIn(sections: CheckoutSection[], { email = '', hasConsent = true, hasPhone = true }: Around = {}) {
  const values = { orders: sections.map(({ draft }) => draft), email, hasConsent };
  return findWrong(values, checkoutRules(sections, hasPhone));
}

describe('checkoutRules', () => {
  it('accept a complete form', () => {
    expect(wrongIn([section()])).toEqual([]);
  });

  it('list missing fields in page order', () => {
    const empty = section({ draft: { ...emptyDraft, deliveryOptionId: 11, deliveryDate: '2026-11-22' } });
    expect(wrongIn([empty], { hasConsent: false })).toEqual([
      { name: 'orders.0.deliveryTime', message: required },
      { name: 'orders.0.address', message: required },
      { name: 'hasConsent', message: required },
    ]);
  });

  it.each([
    ['loads', null, 'Узнаём время доставки, подождите немного'],
    ['has failed to load', new Error('offline'), 'Не удалось узнать время доставки, нажмите «Повторить»'],
  ])('name the price that %s rather than the fields that need it', (_, error, message) => {
    const draft = { ...filled, deliveryDate: null, deliveryTime: null };
    const failure = error && { error, retry: () => undefined };
    expect(wrongIn([section({ draft, price: undefined, failure })])).toEqual([
      { name: 'orders.0.deliveryOptionId', message },
    ]);
  });

  it('require no address for pickup', () => {
    const draft = { ...filled, address: emptyDraft.address };
    expect(wrongIn([section({ option: pickup, draft })])).toEqual([]);
  });

  it('require the name and the full phone number of another recipient', () => {
    const recipient = { ...emptyDraft.recipient, isOtherRecipient: true, phone: '+7912' };
    expect(wrongIn([section(), section({ index: 1, draft: { ...filled, recipient } })])).toEqual([
      { name: 'orders.1.recipient.firstName', message: required },
      { name: 'orders.1.recipient.phone', message: 'Введите номер полностью: +7 и ещё 10 цифр' },
    ]);
  });

  it('refuse an address that the option does not reach, with the reason', () => {
    const reason = 'Сюда «Курьер» не доставляет, только: Москва.';
    const outside = section({ price: { ...price, addressReason: reason } });
    expect(wrongIn([outside])).toEqual([{ name: 'orders.0.address', message: reason }]);
    expect(wrongIn([{ ...outside, option: pickup }])).toEqual([]);
  });

  it('limit the length of the card text and the comment', () => {
    const draft = { ...filled, cardText: 'я'.repeat(301), comment: 'я'.repeat(501) };
    expect(wrongIn([section({ draft })]).map(({ message }) => message)).toEqual([
      'Поле должно быть не более 300 символов',
      'Поле должно быть не более 500 символов',
    ]);
  });

  it('require an e-mail for the receipt only without a phone number', () => {
    expect(wrongIn([section()], { hasPhone: false })).toEqual([{ name: 'email', message: required }]);
    expect(wrongIn([section()], { email: 'anna' })).toHaveLength(1);
    expect(wrongIn([section()], { email: ' anna@vetka.ru ', hasPhone: false })).toEqual([]);
  });
});

describe('a change of a section', () => {
  it('affects only the fields whose value changed', () => {
    const before = emptyDraft.recipient;
    expect(changedFields(2, { comment: 'x' }, before)).toEqual(['orders.2.comment']);
    expect(changedFields(2, { recipient: { ...before, phone: '+7' } }, before)).toEqual(['orders.2.recipient.phone']);
    expect(changedFields(2, { deliveryDate: '2026-11-22', deliveryTime: null }, before)).toEqual([
      'orders.2.deliveryDate',
    ]);
  });

  it('is unfinished while typing and finished on selection', () => {
    expect(isTyping({ comment: 'П' })).toBe(true);
    expect(isTyping({ deliveryTime: '15:00' })).toBe(false);
  });
});

it('a new day empties the time, which is not validated until it is reached again', () => {
  const patch = { deliveryDate: '2026-11-23', deliveryTime: null };
  expect(changedFields(1, patch, {})).toEqual(['orders.1.deliveryDate']);
  expect(clearedFields(1, patch)).toEqual(['orders.1.deliveryTime']);
});
