import { emptyDraft } from '@vetka/ui/patterns/order/Checkout';
import { describe, expect, it } from 'vitest';
import { courier, filled, pickup, price, section } from './checkout.fixtures.ts';
import { checkoutTotal, chosenOption, deliveryCost, orderOf, settleDraft } from './checkoutForm.ts';

describe('settleDraft', () => {
  it('selects the first delivery option and the earliest available day', () => {
    expect(chosenOption(undefined, [courier, pickup])).toBe(courier);
    const draft = settleDraft(undefined, { option: courier, price, first: undefined });
    expect(draft).toMatchObject({ deliveryOptionId: 11, deliveryDate: '2026-11-22', deliveryTime: null });
  });

  it('keeps the input', () => {
    const typed = { deliveryDate: '2026-11-22', deliveryTime: '15:00', comment: 'Позвоните' };
    const draft = settleDraft(typed, { option: courier, price, first: undefined });
    expect(draft).toMatchObject({ ...typed, cardText: '' });
  });

  it('drops an interval that is taken, and a day that is over along with its interval', () => {
    const taken = settleDraft(
      { deliveryDate: '2026-11-22', deliveryTime: '09:00' },
      { option: courier, price, first: undefined },
    );
    expect(taken).toMatchObject({ deliveryDate: '2026-11-22', deliveryTime: null });
    const over = settleDraft(
      { deliveryDate: '2026-11-21', deliveryTime: '12:00' },
      { option: courier, price, first: undefined },
    );
    expect(over).toMatchObject({ deliveryDate: '2026-11-22', deliveryTime: null });
  });

  it('uses the address of the first shop until another is typed', () => {
    const first = filled;
    expect(settleDraft(undefined, { option: courier, price, first }).address).toEqual(filled.address);
    const own = { ...emptyDraft.address, formatted: 'г Суздаль, ул Ленина, д 63' };
    expect(settleDraft({ address: own }, { option: courier, price, first }).address).toEqual(own);
  });
});

describe('the cost of delivery', () => {
  it('includes the surcharge of the interval', () => {
    expect(deliveryCost(section())).toBe(500_00);
    expect(deliveryCost(section({ draft: { ...filled, deliveryTime: null } }))).toBe(350_00);
  });

  it('is unknown until the price has loaded', () => {
    expect(deliveryCost(section({ price: undefined }))).toBeNull();
    expect(checkoutTotal(1900_00, [section({ price: undefined })])).toBe(1900_00);
  });
});

describe('orderOf', () => {
  it('asks about substitutes for flowers only where the shop offers that', () => {
    const draft = { ...filled, substitution: 'SIMILAR' as const };
    expect(orderOf([section({ draft })], 1900_00, '').orders[0]?.substitution).toBe('SIMILAR');
    expect(orderOf([section({ draft, offersSubstitution: false })], 1900_00, '').orders[0]).not.toHaveProperty(
      'substitution',
    );
  });

  it('contains the displayed total and the recipient', () => {
    const recipient = { ...emptyDraft.recipient, isOtherRecipient: true, firstName: 'Мария', phone: '8 912 345-67-89' };
    const order = orderOf([section({ draft: { ...filled, recipient } })], 1900_00, ' a@b.ru ');
    expect(order.expectedTotal).toBe(2400_00);
    expect(order.email).toBe('a@b.ru');
    expect(order.orders[0]).toMatchObject({
      cartId: 5,
      deliveryOptionId: 11,
      deliveryDate: '2026-11-22',
      deliveryTime: '15:00',
      recipient: { firstName: 'Мария', phone: '+79123456789' },
    });
  });

  it('has no address for pickup, and no other recipient when the buyer collects the order', () => {
    const recipient = { ...emptyDraft.recipient, firstName: 'Мария', phone: '+79123456789' };
    const order = orderOf([section({ option: pickup, draft: { ...filled, recipient } })], 1900_00, '');
    expect(order.orders[0]?.address).toBeNull();
    expect(order.orders[0]?.recipient).toEqual(emptyDraft.recipient);
  });

  it('asks another recipient for the address instead of sending one', () => {
    const recipient = { ...emptyDraft.recipient, isOtherRecipient: true, firstName: 'Мария', phone: '+79123456789' };
    const draft = { ...filled, recipient, isRecipientAsked: true, savesAddress: true };
    const [asked] = orderOf([section({ draft })], 1900_00, '').orders;
    expect(asked).toMatchObject({ asksRecipient: true, address: null });
    expect(asked).not.toHaveProperty('savesAddress');
    const self = { ...draft, recipient: emptyDraft.recipient };
    expect(orderOf([section({ draft: self })], 1900_00, '').orders[0]).not.toHaveProperty('asksRecipient');
    expect(orderOf([section({ option: pickup, draft })], 1900_00, '').orders[0]).not.toHaveProperty('asksRecipient');
  });
});
