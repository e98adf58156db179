import { emptyCart, type Cart } from '@vetka/domain/cart';
import { expect, test, vi } from 'vitest';
import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { add, bouquet, cartOf, cartWith, lineOf, startCart as start } from '../testing/cart-fakes.ts';
import { apiError } from '../testing/api-error.ts';
import { declaredStates } from '../testing/transitions.ts';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  cartMachine,
  selectBusyProductId,
  selectCart,
  selectCartFlags,
  type CartChange,
  type CartContext,
  type CartEmitted,
} from './index.ts';

test('CRT-14: adds a product, keeps the whole cart of the response, and reports the addition', async () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  const { actor, emitted, settled } = start(send);
  actor.send(add(7));
  expect(selectCartFlags(actor.getSnapshot()), 'STA-28: the adding flag').toMatchObject({
    isAdding: true,
    isAddingWithRedirect: false,
  });
  expect(selectBusyProductId(actor.getSnapshot())).toBe(7);
  await settled();
  expect(send).toHaveBeenCalledWith({ kind: 'add', productId: 7, quantity: 1, isCartShop: false, onlyIfAbsent: true });
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(7));
  expect(emitted).toEqual([{ type: 'cart.added', product: bouquet(7) }]);
});

test('CRT-11: a product that is in the cart is not added again, the cart only opens', () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  const { actor, emitted } = start(send, cartOf(7));
  actor.send(add(7));
  expect(send).not.toHaveBeenCalled();
  expect(emitted).toEqual([{ type: 'cart.opened' }]);
});

test('CRT-12: buying what is in the cart goes straight to the checkout', () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  const { actor, emitted } = start(send, cartOf(7));
  actor.send(add(7, 'cart.buyNow'));
  expect(send).not.toHaveBeenCalled();
  expect(emitted).toEqual([{ type: 'cart.checkout' }]);
});

test('CRT-12: buying a deselected line selects it before the checkout, which takes selected lines only', async () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7, 8)));
  const { actor, emitted, settled } = start(send, cartWith(lineOf(7, { isSelected: false }), lineOf(8)));
  actor.send(add(7, 'cart.buyNow'));
  expect(emitted).toEqual([]);
  await settled();
  expect(send.mock.calls).toMatchObject([[{ kind: 'add', productId: 7, onlyIfAbsent: true }]]);
  expect(emitted).toEqual([{ type: 'cart.checkout' }]);
});

test.each([
  ['selected', cartWith(lineOf(7, { isSelected: false })), cartOf(7), 1],
  ['deselected', cartOf(7), cartWith(lineOf(7, { isSelected: false })), 2],
] as const)('CRT-12: buying a line that is just being %s waits for that change', async (_, before, after, calls) => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  send.mockResolvedValueOnce(after);
  const { actor, emitted, settled } = start(send, before);
  actor.send({ type: 'cart.change', change: { kind: 'toggle', cartId: 1, productId: 7, isSelected: false } });
  actor.send(add(7, 'cart.buyNow'));
  expect(emitted).toEqual([]);
  await settled();
  expect(send).toHaveBeenCalledTimes(calls);
  expect(emitted).toEqual([{ type: 'cart.checkout' }]);
});

test('CRT-11: a product whose removal is pending is added again', async () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>();
  send.mockResolvedValueOnce(emptyCart).mockResolvedValueOnce(cartOf(7));
  const { actor, emitted, settled } = start(send, cartOf(7));
  actor.send({ type: 'cart.change', change: { kind: 'remove', cartId: 1, productId: 7 } });
  actor.send(add(7));
  await settled();
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(7));
  expect(emitted).toEqual([{ type: 'cart.added', product: bouquet(7) }]);
});

test('CRT-13: buying what is not in the cart adds it, then goes to the checkout', async () => {
  const { actor, emitted, settled } = start(() => Promise.resolve(cartOf(7)));
  actor.send(add(7, 'cart.buyNow'));
  expect(selectCartFlags(actor.getSnapshot()), 'STA-28: the flag for adding with a redirect').toMatchObject({
    isAdding: false,
    isAddingWithRedirect: true,
  });
  await settled();
  expect(emitted).toEqual([{ type: 'cart.checkout' }]);
});

test('CRT-11: a second press before the first answer does not add again', async () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  const { actor, emitted, settled } = start(send);
  actor.send(add(7));
  actor.send(add(7));
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(emitted).toEqual([{ type: 'cart.added', product: bouquet(7) }]);
});

test('CRT-13: «Купить сейчас» pressed while the product is being added goes to the checkout once it is in the cart', async () => {
  const send = vi.fn<(change: CartChange) => Promise<Cart>>(() => Promise.resolve(cartOf(7)));
  const { actor, emitted, settled } = start(send);
  actor.send(add(7));
  actor.send(add(7, 'cart.buyNow'));
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(emitted).toEqual([{ type: 'cart.checkout' }]);
});

test('STA-26: every mutation replaces the whole cart', async () => {
  const { actor, settled } = start(() => Promise.resolve(cartOf(9)), cartOf(7, 8));
  actor.send({ type: 'cart.change', change: { kind: 'remove', cartId: 1, productId: 7 } });
  await settled();
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(9));
});

test('changes are sent one at a time, and only the last quantity of a line is sent', async () => {
  const sent: CartChange[] = [];
  const { actor, settled } = start(
    (change) => {
      sent.push(change);
      return Promise.resolve(cartOf(7));
    },
    cartOf(7, 8),
  );
  for (const quantity of [2, 3, 4]) {
    actor.send({ type: 'cart.change', change: { kind: 'quantity', cartId: 1, productId: 7, quantity } });
  }
  actor.send({ type: 'cart.change', change: { kind: 'toggle', cartId: 1, productId: 8, isSelected: false } });
  await settled();
  expect(sent.map((change) => (change.kind === 'quantity' ? change.quantity : change.kind))).toEqual([2, 4, 'toggle']);
});

test('a failed coupon is reported with its error, and the cart stays unchanged', async () => {
  const refusal = apiError(422, {});
  const { actor, emitted, settled } = start(() => Promise.reject(refusal), cartOf(7));
  const change: CartChange = { kind: 'coupon', cartId: 1, coupon: 'ЛЕТО' };
  actor.send({ type: 'cart.change', change });
  expect(selectCartFlags(actor.getSnapshot()).isConfirmingCoupon, 'STA-28: the coupon flag').toBe(true);
  await settled();
  expect(emitted).toEqual([{ type: 'cart.failed', request: { change, before: cartOf(7) }, error: refusal }]);
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(7));
});

test('a cart that changed elsewhere replaces the local one', () => {
  const { actor } = start(() => Promise.resolve(emptyCart));
  actor.send({ type: 'cart.replace', cart: cartOf(5) });
  expect(selectCart(actor.getSnapshot())).toEqual(cartOf(5));
});

test('STA-28: a line that is being selected or deselected counts as a changed cart', async () => {
  const { actor, settled } = start(() => Promise.resolve(cartOf(7)), cartOf(7));
  actor.send({ type: 'cart.change', change: { kind: 'toggle', cartId: 1, productId: 7, isSelected: false } });
  expect(selectCartFlags(actor.getSnapshot())).toMatchObject({ isCartChanged: true, isConfirmingCoupon: false });
  await settled();
  expect(selectCartFlags(actor.getSnapshot()).isCartChanged).toBe(false);
});

const events = [
  { ...add(7) },
  { type: 'xstate.done.actor.sendChange', output: cartOf(7) },
  { type: 'xstate.error.actor.sendChange', error: new Error('нет связи') },
  { type: 'xstate.done.actor.readCart', output: emptyCart },
  { type: 'xstate.error.actor.readCart', error: new Error('нет связи') },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(cartMachine, {
    input: { cart: emptyCart },
    events: events as never,
    limit: 500,
    stopWhen: (snapshot: SnapshotFrom<typeof cartMachine>) => snapshot.context.queue.length > 1,
  });
  const reached = new Set(paths.flatMap(({ state }) => [...state._nodes].map(({ id }) => id)));
  expect(declaredStates(cartMachine).filter((id) => !reached.has(id))).toEqual([]);
});

test('running an actor that was not provided fails with instructions', async () => {
  const actor = createActor(cartMachine, { input: { cart: emptyCart } });
  const failures: CartEmitted[] = [];
  actor.on('cart.failed', (event) => failures.push(event));
  actor.start();
  actor.send(add(7));
  await waitFor(actor, (snapshot) => snapshot.matches({ doubtful: 'unread' }));
  expect(String(failures[0] && 'error' in failures[0] && failures[0].error)).toContain(
    'cartMachine.provide({ actors: { sendChange } })',
  );
});

test('every transition is taken', () => {
  const toggle = { kind: 'toggle', cartId: 1, productId: 7, isSelected: true } as const;
  const coupon = { kind: 'coupon', cartId: 1, coupon: 'ЛЕТО' } as const;
  const quantity = { kind: 'quantity', cartId: 1, productId: 7, quantity: 2 } as const;
  const all = [
    ...events,
    { type: 'xstate.done.actor.readCart', output: cartOf(7) },
    { type: 'xstate.error.actor.sendChange', error: apiError(422, {}) },
    add(7, 'cart.buyNow'),
    { type: 'cart.change', change: coupon },
    { type: 'cart.change', change: quantity },
    { type: 'cart.retry', request: { change: toggle, before: cartOf(7) } },
    { type: 'cart.replace', cart: cartOf(7) },
  ];
  // What waits behind the next two requests changes nothing.
  const keyOf = ({ value, context }: { value: unknown; context: unknown }) => {
    const { cart, current, queue } = context as CartContext;
    return { value, cart, current, queue: queue.slice(0, 2) };
  };
  expect(untakenTransitions(cartMachine, { inputs: [{ cart: emptyCart }], events: all, keyOf })).toEqual([]);
});
