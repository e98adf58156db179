import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canMoveOrder, isReceived, orderStatusTypes, type OrderActor, type OrderStatusType } from './index.ts';

const actors: readonly OrderActor[] = ['customer', 'seller', 'administration', 'system'];
const isCancelled = (status: OrderStatusType): boolean => status.startsWith('CANCELED');

/** An order service in memory, with the state of its stems and its money. */
class OrderInMemory {
  status: OrderStatusType = 'NEW';
  isAssembled = false;
  refunds = 0;

  move(to: OrderStatusType): void {
    if (to === 'ASSEMBLING') this.isAssembled = true;
    if (isCancelled(to)) this.refunds += 1;
    this.status = to;
  }
}

/** An attempt to move the order, which succeeds if the table allows it. */
class MoveCommand implements fc.Command<{ steps: OrderStatusType[] }, OrderInMemory> {
  readonly #to: OrderStatusType;
  readonly #actor: OrderActor;

  constructor(to: OrderStatusType, actor: OrderActor) {
    this.#to = to;
    this.#actor = actor;
  }

  check = () => true;

  run(model: { steps: OrderStatusType[] }, order: OrderInMemory): void {
    const before = order.status;
    if (!canMoveOrder(before, this.#to, this.#actor)) return;
    order.move(this.#to);
    model.steps.push(this.#to);
    if (isCancelled(before)) throw new Error('A cancelled order moves.');
    // A disputed order may not have been delivered; the program knows by the time of its delivery.
    if (before !== 'DISPUTE' && isReceived(before) && isCancelled(order.status))
      throw new Error('A received order is cancelled.');
    if (this.#actor === 'customer' && order.isAssembled && isCancelled(order.status))
      throw new Error('The customer cancels what is assembled.');
    if (order.status === 'DELIVERED' && !order.isAssembled) throw new Error('It is delivered before it is made.');
  }

  toString = () => `${this.#actor}: ${this.#to}`;
}

const moves = fc
  .tuple(fc.constantFrom(...orderStatusTypes), fc.constantFrom(...actors))
  .map(([to, actor]) => new MoveCommand(to, actor));

test('in any sequence of attempts, an order is cancelled once at most, and delivered only when it is made', () => {
  fc.assert(
    fc.property(fc.commands([moves], { maxCommands: 60 }), (commands) => {
      const order = new OrderInMemory();
      const model = { steps: [] as OrderStatusType[] };
      fc.modelRun(() => ({ model, real: order }), commands);
      expect(order.refunds).toBeLessThanOrEqual(1);
      const again = model.steps.filter((to, index) => to !== 'PHOTO_SENT' && model.steps.indexOf(to) !== index);
      expect(again, 'only a photo is sent again').toEqual([]);
    }),
    { numRuns: 500 },
  );
});
