import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  canCancelOrderService,
  canMoveOrder,
  orderStatusOf,
  orderStatusTypes,
  orderTransitions,
  recipientLabel,
} from './index.ts';

const withStatus = (type: (typeof orderStatusTypes)[number], cancelledAt: string | null = null) => ({
  services: [{ serviceId: 1, orderStatus: orderStatusOf(type) }],
  cancelledAt,
});

test('STA-19: cancelling is offered for a new order service that is not cancelled, and for no other', () => {
  expect(canCancelOrderService(withStatus('NEW'))).toBe(true);
  expect(canCancelOrderService(withStatus('NEW', '2026-11-20T10:00:00Z'))).toBe(false);
  for (const type of orderStatusTypes.filter((status) => status !== 'NEW')) {
    expect(canCancelOrderService(withStatus(type))).toBe(false);
  }
});

test('only the customer can cancel as a customer, and only a new order service', () => {
  expect(canMoveOrder('NEW', 'CANCELED_BY_CUSTOMER', 'customer')).toBe(true);
  expect(canMoveOrder('ACCEPTED', 'CANCELED_BY_CUSTOMER', 'customer')).toBe(false);
  expect(canMoveOrder('NEW', 'CANCELED_BY_CUSTOMER', 'seller')).toBe(false);
  expect(canMoveOrder('DELIVERED', 'CANCELED_BY_SELLER', 'seller')).toBe(false);
});

test('every status can be reached from NEW, and final statuses have no exits', () => {
  const reached = new Set<string>(['NEW']);
  for (const from of reached) {
    for (const to of Object.keys(orderTransitions[from as 'NEW'])) reached.add(to);
  }
  expect([...reached].toSorted()).toEqual([...orderStatusTypes].toSorted());
  for (const end of ['COMPLETED', 'CANCELED_BY_CUSTOMER', 'CANCELED_BY_SELLER'] as const) {
    expect(orderTransitions[end]).toEqual({});
  }
});

test('no sequence of transitions leaves the cancelled status', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...orderStatusTypes), { maxLength: 20 }), (wishes) => {
      let status: (typeof orderStatusTypes)[number] = 'NEW';
      const walked = wishes.map((wish) => {
        if (canMoveOrder(status, wish, 'seller') || canMoveOrder(status, wish, 'customer')) status = wish;
        return status;
      });
      const cancelledFrom = walked.findIndex((step) => step.startsWith('CANCELED'));
      const after = cancelledFrom === -1 ? [] : walked.slice(cancelledFrom);
      expect(after.every((step) => step.startsWith('CANCELED'))).toBe(true);
    }),
  );
});

test('MYP-09: without another recipient it is «Я сам (-а)»', () => {
  const recipient = { isOtherRecipient: false, firstName: 'Анна', lastName: 'Ким', middleName: '', phone: '' };
  expect(recipientLabel(recipient)).toBe('Я сам (-а)');
  expect(recipientLabel({ ...recipient, isOtherRecipient: true })).toBe('Ким Анна');
});
