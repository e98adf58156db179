import type { OrderMaking } from '@vetka/domain/desk';
import { expect, test } from 'vitest';
import { makingAction } from './makingActions.ts';

const making: OrderMaking = {
  timeZone: 'Europe/Moscow',
  acceptUntil: null,
  cancelsAt: null,
  overdueAt: null,
  photo: null,
  deliveryPhoto: null,
  substitution: 'ASK',
  openSubstitution: null,
  courierName: null,
  handoverCode: null,
  disputeUntil: null,
  dispute: null,
  refunds: [],
  refunded: 0,
  addressRequest: null,
};
const noon = Date.parse('2026-11-20T12:00:00Z');
const before = '2026-11-20T11:59:00Z';
const after = '2026-11-20T12:01:00Z';

test('a customer may cancel a new order once the shop has missed its deadline, and not in another status', () => {
  expect(makingAction('NEW', { ...making, acceptUntil: before }, noon)).toBe('cancelLate');
  expect(makingAction('NEW', { ...making, acceptUntil: after }, noon)).toBeNull();
  expect(makingAction('ACCEPTED', { ...making, acceptUntil: before }, noon)).toBeNull();
});

test('a dispute is opened about an accepted order once it is late, and not about a new or finished one', () => {
  expect(makingAction('ACCEPTED', { ...making, overdueAt: before }, noon)).toBe('openDispute');
  expect(makingAction('DELIVERING', { ...making, overdueAt: before }, noon)).toBe('openDispute');
  expect(makingAction('DELIVERING', { ...making, overdueAt: after }, noon)).toBeNull();
  expect(makingAction('NEW', { ...making, overdueAt: before }, noon)).toBeNull();
  expect(makingAction('COMPLETED', { ...making, overdueAt: before }, noon)).toBeNull();
});

test('a dispute is opened after the delivery, until its last moment', () => {
  expect(makingAction('DELIVERED', { ...making, disputeUntil: after }, noon)).toBe('openDispute');
  expect(makingAction('DELIVERED', { ...making, disputeUntil: before }, noon)).toBeNull();
  expect(makingAction('DISPUTE', { ...making, disputeUntil: after }, noon)).toBeNull();
});
