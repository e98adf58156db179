import { orderStatusOf, type OrderService, type OrderStatusType } from '@vetka/domain/order';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import { orderServiceMachine } from './index.ts';
import { startRecorded } from '../testing/recorded.ts';

const orderService = (status: OrderStatusType, cancelledAt: string | null = null): OrderService => ({
  orderServiceId: 12,
  orderId: 3,
  createdAt: '2026-11-20T10:00:00Z',
  total: 100,
  deliveryPrice: 0,
  discount: 0,
  itemCount: 1,
  products: [],
  services: [{ serviceId: 1, orderStatus: orderStatusOf(status) }],
  cancelledAt,
  payment: { status: 'CREATED', paymentLink: null },
  recipient: { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' },
  deliveryType: 'PICKUP',
  deliveryDate: null,
  deliveryTime: null,
  deliveryTimeTo: null,
  address: null,
  cardText: '',
  isAnonymous: false,
  comment: '',
  history: [],
  service: { id: 1, slug: 's', name: 'Мята и пион', phone: '', mediaFile: null, timeZone: 'Europe/Moscow' },
});

const start = (
  input: OrderService,
  { cancel = vi.fn(() => Promise.resolve(input)), hide = vi.fn(() => Promise.resolve(input)) } = {},
) => {
  const actor = createActor(
    orderServiceMachine.provide({
      actors: {
        cancel: fromPromise<OrderService, OrderService>(cancel),
        hide: fromPromise<OrderService, OrderService>(hide),
      },
    }),
    { input: { orderService: input } },
  );
  const emitted = startRecorded(actor);
  return { actor, emitted, cancel, hide };
};

test('STA-20: cancels after a confirmation', async () => {
  const cancelled = orderService('CANCELED_BY_CUSTOMER', '2026-11-20T11:00:00Z');
  const { actor, emitted, cancel } = start(orderService('NEW'), { cancel: vi.fn(() => Promise.resolve(cancelled)) });
  actor.send({ type: 'orderService.cancel' });
  expect(cancel).not.toHaveBeenCalled();
  actor.send({ type: 'orderService.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(actor.getSnapshot().context.orderService).toBe(cancelled);
  expect(emitted, 'STA-22: says «Успешно»').toEqual([{ type: 'orderService.succeeded', message: 'Успешно' }]);
});

test('STA-21: hides after a confirmation', async () => {
  const { actor, emitted, hide } = start(orderService('DELIVERED'));
  actor.send({ type: 'orderService.hide' });
  expect(hide).not.toHaveBeenCalled();
  actor.send({ type: 'orderService.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('hidden'));
  expect(emitted).toEqual([{ type: 'orderService.succeeded', message: 'Успешно' }]);
});

test('«Нет» changes nothing', () => {
  const { actor, cancel, hide } = start(orderService('NEW'));
  for (const type of ['orderService.cancel', 'orderService.hide'] as const) {
    actor.send({ type });
    actor.send({ type: 'orderService.refuse' });
    expect(actor.getSnapshot().value).toBe('shown');
  }
  expect(cancel).not.toHaveBeenCalled();
  expect(hide).not.toHaveBeenCalled();
});

test('STA-19: an order service that is not new, or is already cancelled, cannot be cancelled', () => {
  for (const input of [orderService('ACCEPTED'), orderService('NEW', '2026-11-20T11:00:00Z')]) {
    const { actor } = start(input);
    actor.send({ type: 'orderService.cancel' });
    expect(actor.getSnapshot().value).toBe('shown');
  }
});

test('STA-23: on failure the confirmation closes and the error is reported', async () => {
  const failure = new Error('сеть');
  const { actor, emitted } = start(orderService('NEW'), { cancel: vi.fn(() => Promise.reject(failure)) });
  actor.send({ type: 'orderService.cancel' });
  actor.send({ type: 'orderService.confirm' });
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  expect(emitted).toEqual([{ type: 'orderService.failed', error: failure }]);
});

const done = (id: string) => ({ type: `xstate.done.actor.${id}`, output: orderService('NEW') });
const events = [
  { type: 'orderService.cancel' },
  { type: 'orderService.hide' },
  { type: 'orderService.confirm' },
  { type: 'orderService.refuse' },
  done('cancel'),
  done('hide'),
];

test('every state can be reached', () => {
  const paths = getShortestPaths(orderServiceMachine, {
    input: { orderService: orderService('NEW') },
    events: events as never,
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(orderServiceMachine.states)));
});

test('every transition is taken', () => {
  const all = [...events, { type: 'orderService.replace', orderService: orderService('ACCEPTED') }];
  expect(
    untakenTransitions(orderServiceMachine, { inputs: [{ orderService: orderService('NEW') }], events: all }),
  ).toEqual([]);
});
