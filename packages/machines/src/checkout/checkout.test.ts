import type { CreateOrder, Order } from '@vetka/domain/order';
import type { InitPayment } from '@vetka/domain/payment';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import { checkoutMachine } from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const form: CreateOrder = { expectedTotal: 100, orders: [], email: '', hasConsent: true };
const order: Order = {
  orderId: 5,
  createdAt: '2026-11-20T10:00:00Z',
  total: 100,
  payment: { status: 'CREATED', paymentLink: null },
  expiresAt: null,
  orderServices: [],
};
const payment: InitPayment = { orderId: 5, status: 'CREATED', paymentLink: 'https://bank.test/pay' };

type Ordering = { order: CreateOrder; idempotencyKey: string };

const start = (create: (input: Ordering) => Promise<Order>, pay = () => Promise.resolve(payment)) => {
  const createOrder = vi.fn(create);
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        createOrder: fromPromise<Order, Ordering>(({ input }) => createOrder(input)),
        initPayment: fromPromise<InitPayment, { orderId: number }>(pay),
      },
    }),
    { input: { idempotencyKey: 'key-00000001' } },
  );
  const emitted = startRecorded(actor);
  return { actor, emitted, createOrder };
};

test('places the order, then leads to the payment', async () => {
  const { actor, emitted } = start(() => Promise.resolve(order));
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  expect(emitted).toEqual([{ type: 'checkout.ordered', orderId: 5, paymentLink: 'https://bank.test/pay' }]);
});

test('retries with the same key when the response is lost, so that there is one order', async () => {
  let tries = 0;
  const { actor, createOrder, emitted } = start(() => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('Нет связи')) : Promise.resolve(order);
  });
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  expect(actor.getSnapshot().matches('filling')).toBe(true);
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  expect(createOrder.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).toEqual([
    'key-00000001',
    'key-00000001',
  ]);
  expect(emitted.map(({ type }) => type)).toEqual(['checkout.failed', 'checkout.ordered']);
});

test('a changed form creates another order', async () => {
  const { actor, createOrder } = start(() => Promise.reject(new Error('Нет связи')));
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  actor.send({ type: 'checkout.edit', idempotencyKey: 'key-00000002' });
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  expect(createOrder.mock.calls.at(-1)?.[0].idempotencyKey).toBe('key-00000002');
});

test('an unavailable bank does not cancel the order', async () => {
  const down = new Error('Банк не отвечает');
  const { actor, emitted } = start(
    () => Promise.resolve(order),
    () => Promise.reject(down),
  );
  actor.send({ type: 'checkout.submit', order: form });
  await settle();
  expect(actor.getSnapshot().matches('ordered')).toBe(true);
  expect(emitted).toEqual([
    { type: 'checkout.failed', error: down },
    { type: 'checkout.ordered', orderId: 5, paymentLink: null },
  ]);
});

const events = [
  { type: 'checkout.submit', order: form },
  { type: 'xstate.done.actor.createOrder', output: order },
  { type: 'xstate.done.actor.initPayment', output: payment },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(checkoutMachine, { input: { idempotencyKey: 'k' }, events: events as never });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(checkoutMachine.states)));
});

test('every transition is taken', () => {
  const all = [...events, { type: 'checkout.edit', idempotencyKey: 'key-00000002' }];
  expect(untakenTransitions(checkoutMachine, { inputs: [{ idempotencyKey: 'k' }], events: all })).toEqual([]);
});
