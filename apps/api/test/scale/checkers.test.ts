import { expect, test } from 'vitest';
import {
  awayFor,
  doubledOrders,
  failedBetween,
  longestGap,
  lostOrders,
  paidTwice,
  slowestBetween,
  unwantedOrders,
  wrongMessages,
  type Outcome,
} from './checkers.ts';
import { missingPackages } from './packages.ts';

const stored = [
  { id: 1, customerId: 7 },
  { id: 2, customerId: 7 },
];

test('a confirmed order that is not stored is lost', () => {
  const acknowledged = [1, 2, 3].map((orderId) => ({ orderId, key: `key-${orderId}` }));
  expect(lostOrders(acknowledged.slice(0, 2), stored)).toEqual([]);
  expect(lostOrders(acknowledged, stored)).toEqual([3]);
});

test('one intention has one order, however often it was answered', () => {
  expect(doubledOrders([1, 1].map((orderId) => ({ orderId, key: 'key' })))).toEqual([]);
  expect(doubledOrders([1, 2].map((orderId) => ({ orderId, key: 'key' })))).toEqual(['key']);
});

test('an order without an intention is counted; an intention without an order is not', () => {
  expect([unwantedOrders(3, stored), unwantedOrders(2, stored), unwantedOrders(1, stored)]).toEqual([0, 0, 1]);
});

test('an order is paid twice when two payments hold money for it, not when one was cancelled', () => {
  const payment = (orderId: string, status: string, amount = 100) => ({ orderId, status, amount });
  const orderOf = ({ orderId }: { orderId: string }) => Number.parseInt(orderId, 10);
  expect(paidTwice([payment('1-a', 'CONFIRMED'), payment('2-a', 'AUTHORIZED')], orderOf)).toEqual([]);
  expect(paidTwice([payment('1-a', 'CONFIRMED'), payment('1-b', 'CANCELED')], orderOf)).toEqual([]);
  expect(paidTwice([payment('1-a', 'CONFIRMED'), payment('1-b', 'CONFIRMED', 0)], orderOf)).toEqual([]);
  expect(paidTwice([payment('1-a', 'CONFIRMED'), payment('1-b', 'AUTHORIZED')], orderOf)).toEqual([1]);
});

test('a confirmed message is stored exactly once', () => {
  expect(wrongMessages(['one', 'two'], ['two', 'one', 'unconfirmed'])).toEqual([]);
  expect(wrongMessages(['one', 'two'], ['one', 'one'])).toEqual(['one', 'two']);
});

const outcome = (at: number, isOk: boolean, kind: Outcome['kind'] = 'write'): Outcome => ({ at, kind, isOk, ms: 5 });

test('failures are counted within their span', () => {
  const outcomes = [outcome(1, false), outcome(5, false), outcome(6, true), outcome(10, false)];
  expect(failedBetween(outcomes, 2, 9)).toEqual([outcome(5, false)]);
});

test('the slowest request of a span is one that succeeded in it', () => {
  const took = (at: number, ms: number, isOk = true): Outcome => ({ at, kind: 'read', isOk, ms });
  expect(slowestBetween([took(1, 900), took(5, 30), took(6, 70), took(7, 800, false)], 2, 9)).toBe(70);
  expect(slowestBetween([], 2, 9)).toBe(0);
});

test('a kind of request is unavailable from its first failure until all succeed again', () => {
  const outcomes = [outcome(90, false), outcome(110, false), outcome(120, true), outcome(130, false)];
  expect(awayFor(outcomes, 'write', 100, 500)).toBeUndefined();
  expect(awayFor([...outcomes, outcome(140, true)], 'write', 100, 500)).toBe(35);
  expect(awayFor([{ ...outcome(110, false), ms: 80 }, outcome(140, true)], 'write', 100, 500)).toBe(40);
  expect(awayFor([outcome(90, false), outcome(110, true)], 'write', 100, 500)).toBe(0);
  expect(awayFor(outcomes, 'read', 100, 500)).toBeUndefined();
});

test('the longest outage of a socket, once all have recovered', () => {
  expect(longestGap([])).toBe(0);
  const gaps = [
    { lostAt: 10, backAt: 30 },
    { lostAt: 10, backAt: 15 },
  ];
  expect(longestGap(gaps)).toBe(20);
  expect(longestGap([...gaps, { lostAt: 40, backAt: undefined }])).toBeUndefined();
});

test('missing programs are reported by package', () => {
  expect(missingPackages((file) => !file.includes('nginx') && !file.includes('etcd'))).toEqual([
    'etcd-server',
    'nginx-light',
  ]);
  expect(missingPackages(() => true)).toEqual([]);
});
