import fc from 'fast-check';
import { expect, test } from 'vitest';
import { employeeRoles } from '../actor/values.ts';
import { deliveryTypes } from '../delivery/values.ts';
import { canMoveOrder, orderStatusTypes, orderTransitions, type OrderStatusType } from '../order/index.ts';
import {
  deskFilters,
  deskStepRules,
  deskSteps,
  filterStatuses,
  hasRight,
  photoAnswers,
  stepsOf,
  type OrderSituation,
} from './index.ts';

const someRole = fc.constantFrom(...employeeRoles);
const someSituation: fc.Arbitrary<OrderSituation> = fc.record({
  status: fc.constantFrom(...orderStatusTypes),
  deliveryType: fc.constantFrom(...deliveryTypes),
  photoBeforeDelivery: fc.boolean(),
  photoAnswer: fc.constantFrom(null, ...photoAnswers),
  hasOpenSubstitution: fc.boolean(),
});

test('nobody is offered a step without its right, or one that the table of transitions forbids', () => {
  fc.assert(
    fc.property(someSituation, someRole, (situation, role) => {
      for (const step of stepsOf(situation, role)) {
        const { from, to, right } = deskStepRules[step];
        expect(hasRight(role, right)).toBe(true);
        expect(from).toContain(situation.status);
        expect(canMoveOrder(situation.status, to, 'seller'), `${step} from ${situation.status}`).toBe(true);
      }
    }),
  );
});

test('couriers only deliver, and sellers cannot cancel accepted orders', () => {
  fc.assert(
    fc.property(someSituation, (situation) => {
      expect(['', 'DELIVER']).toContain(stepsOf(situation, 'COURIER').join());
      expect(stepsOf(situation, 'SELLER')).not.toContain('CANCEL');
      expect(stepsOf(situation, 'MANAGER'), 'a manager may do all that an owner may').toEqual(
        stepsOf(situation, 'OWNER'),
      );
    }),
  );
});

test('every step of a seller in the table of transitions is a step of the desk, and vice versa', () => {
  const moves = orderStatusTypes.flatMap((from) =>
    Object.entries(orderTransitions[from])
      .filter(([, actors]) => actors.includes('seller'))
      .map(([to]) => `${from} → ${to}`),
  );
  const steps = deskSteps.flatMap((step) =>
    deskStepRules[step].from.map((from) => `${from} → ${deskStepRules[step].to}`),
  );
  expect([...new Set(steps)].toSorted()).toEqual(moves.toSorted());
});

/** Statuses reachable from NEW by the actions of an owner, the customer and the clocks. */
function reached(shop: Pick<OrderSituation, 'deliveryType' | 'photoBeforeDelivery'>): Set<OrderStatusType> {
  const found = new Set<OrderStatusType>(['NEW']);
  for (const status of found) {
    for (const photoAnswer of [null, ...photoAnswers]) {
      const situation = { ...shop, status, photoAnswer, hasOpenSubstitution: false };
      for (const step of stepsOf(situation, 'OWNER')) found.add(deskStepRules[step].to);
    }
    for (const to of orderStatusTypes) {
      if ((['customer', 'system', 'administration'] as const).some((actor) => canMoveOrder(status, to, actor)))
        found.add(to);
    }
  }
  return found;
}

test('every status is reachable by steps: through the courier or the shelf, with a photo or without', () => {
  const missing = (found: ReadonlySet<OrderStatusType>) => orderStatusTypes.filter((status) => !found.has(status));
  const delivered = reached({ deliveryType: 'DELIVERY', photoBeforeDelivery: true });
  const collected = reached({ deliveryType: 'PICKUP', photoBeforeDelivery: false });
  expect(missing(delivered)).toEqual(['READY_FOR_PICKUP']);
  expect(missing(collected)).toEqual(['PHOTO_SENT', 'DELIVERING']);
});

test('an order never gets stuck: until it is finished somebody has a next step, or the customer has an open question', () => {
  const waits: readonly OrderStatusType[] = [
    'DELIVERED',
    'DISPUTE',
    'COMPLETED',
    'CANCELED_BY_CUSTOMER',
    'CANCELED_BY_SELLER',
  ];
  fc.assert(
    fc.property(someSituation, (situation) => {
      const isAsked =
        situation.hasOpenSubstitution || (situation.status === 'PHOTO_SENT' && situation.photoAnswer === null);
      fc.pre(!waits.includes(situation.status) && !isAsked);
      const ahead = stepsOf(situation, 'OWNER').filter((step) => step !== 'CANCEL' && step !== 'DECLINE');
      expect(ahead).not.toEqual([]);
    }),
  );
});

test('every status is in a filter of the desk, and the queue contains everything that is not finished', () => {
  expect(new Set(deskFilters.flatMap((filter) => filterStatuses[filter]))).toEqual(new Set(orderStatusTypes));
  const queue = new Set(filterStatuses.QUEUE);
  expect(filterStatuses.FINISHED.some((status) => queue.has(status))).toBe(false);
  expect(queue.size + filterStatuses.FINISHED.length).toBe(orderStatusTypes.length);
});
