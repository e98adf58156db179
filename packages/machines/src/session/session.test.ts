import type { AuthUser } from '@vetka/domain/account';
import { emptyCart, type Cart } from '@vetka/domain/cart';
import type { Category } from '@vetka/domain/catalog';
import type { Session } from '@vetka/domain/session';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  selectCart,
  selectCategories,
  selectCity,
  selectIp,
  selectIsLoggedIn,
  selectIsStarting,
  selectUser,
  sessionMachine,
  type SessionEmitted,
  type SessionEvent,
} from './index.ts';

const city = { id: 1, name: 'Пермь' };
const session = { sessionId: 's', ip: '203.0.113.7', geo: { city } } as Session;
const user = { id: 1, nickname: 'shopper' } as AuthUser;
const cart: Cart = { ...emptyCart, itemsCount: 2 };
const categories = [{ id: 2, name: 'Цветы и подарки' }] as Category[];
const offline = new Error('Нет связи');

const answers = () => ({
  fetchSession: (): Promise<Session> => Promise.resolve(session),
  fetchUser: (): Promise<AuthUser | null> => Promise.resolve(user),
  fetchCart: (): Promise<Cart> => Promise.resolve(cart),
  fetchCategories: (): Promise<Category[]> => Promise.resolve(categories),
  logout: (): Promise<unknown> => Promise.resolve({ isLoggedIn: false }),
});

const start = (given: Partial<ReturnType<typeof answers>> = {}) => {
  const calls: string[] = [];
  const call = { ...answers(), ...given };
  const called = <T>(name: keyof typeof call, answer: () => Promise<T>) =>
    fromPromise<T, undefined>(() => {
      calls.push(name);
      return answer();
    });
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: called('fetchSession', call.fetchSession),
        fetchUser: called('fetchUser', call.fetchUser),
        fetchCart: called('fetchCart', call.fetchCart),
        fetchCategories: called('fetchCategories', call.fetchCategories),
        logout: called('logout', call.logout),
      },
    }),
  );
  const emitted: SessionEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, calls };
};
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

test('STA-29: the user and the cart are fetched in parallel, then the categories', async () => {
  let giveUser: (answer: AuthUser) => void = () => undefined;
  const { actor, calls, emitted } = start({ fetchUser: () => new Promise((resolve) => (giveUser = resolve)) });
  expect(selectIsStarting(actor.getSnapshot())).toBe(true);
  await settle();
  expect(calls).toEqual(['fetchSession', 'fetchUser', 'fetchCart']);
  expect(selectCart(actor.getSnapshot())).toEqual(cart);
  giveUser(user);
  await settle();
  expect(calls.at(-1)).toBe('fetchCategories');
  expect(selectUser(actor.getSnapshot())).toBe(user);
  expect(selectCategories(actor.getSnapshot())).toBe(categories);
  expect(selectCity(actor.getSnapshot())).toBe(city);
  expect(selectIp(actor.getSnapshot())).toBe('203.0.113.7');
  expect(selectIsStarting(actor.getSnapshot())).toBe(false);
  expect(emitted).toEqual([{ type: 'session.started' }]);
});

test('ERR-16: a session that cannot be fetched is only logged, and the application continues without geo', async () => {
  const { actor, emitted } = start({ fetchSession: () => Promise.reject(offline) });
  await settle();
  expect(emitted).toEqual([{ type: 'session.logged', error: offline }, { type: 'session.started' }]);
  expect(actor.getSnapshot().value).toBe('ready');
  expect(selectCity(actor.getSnapshot())).toBeNull();
  expect(selectIp(actor.getSnapshot())).toBeNull();
  expect(selectUser(actor.getSnapshot())).toBe(user);
});

test('a failed call is reported by name and blocks nothing; a retry repeats it', async () => {
  let isOffline = true;
  const fails =
    <T>(value: T) =>
    () =>
      isOffline ? Promise.reject(offline) : Promise.resolve(value);
  const { actor, emitted } = start({
    fetchUser: fails(user),
    fetchCart: fails(cart),
    fetchCategories: fails(categories),
  });
  await settle();
  expect(emitted.flatMap((event) => (event.type === 'session.failed' ? [event.call] : []))).toEqual([
    'user',
    'cart',
    'categories',
  ]);
  expect(actor.getSnapshot().value).toBe('ready');
  expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false);
  isOffline = false;
  actor.send({ type: 'session.retry' });
  await settle();
  expect(actor.getSnapshot().context).toMatchObject({ user, cart, categories });
});

test('STA-01: logging out clears the profile', async () => {
  let done = () => {};
  const { actor, emitted } = start({ logout: () => new Promise<void>((resolve) => (done = resolve)) });
  await settle();
  emitted.length = 0;
  actor.send({ type: 'session.logout' });
  expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false);
  expect(selectUser(actor.getSnapshot())).toBeNull();
  expect(emitted, 'STA-02: not before the call has succeeded').toEqual([]);
  done();
  await settle();
  expect(emitted, 'STA-02: home after the call has succeeded').toEqual([{ type: 'session.goHome' }]);
  expect(selectCart(actor.getSnapshot())).toEqual(emptyCart);
});

test('a failed logout leaves the person signed in, as on the server', async () => {
  const { actor, emitted } = start({ logout: () => Promise.reject(offline) });
  await settle();
  emitted.length = 0;
  actor.send({ type: 'session.logout' });
  await settle();
  expect(emitted).toEqual([{ type: 'session.failed', call: 'logout', error: offline }]);
  expect(selectUser(actor.getSnapshot())).toBe(user);
  expect(selectCart(actor.getSnapshot())).toEqual(cart);
});

test('a login replaces the user and the cart', async () => {
  const { actor, emitted, calls } = start({ fetchUser: () => Promise.resolve(null) });
  await settle();
  const merged: Cart = { ...emptyCart, itemsCount: 5 };
  actor.send({ type: 'session.login', user, cart: merged });
  expect(actor.getSnapshot().context).toMatchObject({ user, cart: merged });
  expect(emitted.at(-1)).toEqual({ type: 'session.loggedIn', user });
  expect(calls.filter((name) => name === 'fetchCategories')).toHaveLength(1);
});

test("a guest's response that arrives after the login is ignored", async () => {
  let giveUser: (answer: null) => void = () => undefined;
  const { actor } = start({ fetchUser: () => new Promise((resolve) => (giveUser = resolve)) });
  await settle();
  actor.send({ type: 'session.login', user, cart });
  giveUser(null);
  await settle();
  expect(actor.getSnapshot().value).toBe('ready');
  expect(selectUser(actor.getSnapshot())).toBe(user);
});

test('an edited profile replaces the user; a guest has no profile to edit and cannot log out', async () => {
  const renamed = { ...user, nickname: 'gardener' };
  const { actor } = start();
  await settle();
  actor.send({ type: 'session.replaceUser', user: renamed });
  expect(selectUser(actor.getSnapshot())).toBe(renamed);
  const guest = start({ fetchUser: () => Promise.resolve(null) });
  await settle();
  guest.actor.send({ type: 'session.replaceUser', user: renamed });
  guest.actor.send({ type: 'session.logout' });
  expect(guest.calls).not.toContain('logout');
  expect(selectUser(guest.actor.getSnapshot())).toBeNull();
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const events = [
  done('fetchSession', session),
  done('fetchUser', user),
  done('fetchCart', cart),
  done('fetchCategories', categories),
  done('logout', {}),
  { type: 'session.logout' },
  { type: 'session.login', user, cart },
  { type: 'session.replaceUser', user },
  { type: 'session.retry' },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(sessionMachine, { events: events as never, limit: 2000 });
  const reached = new Set(
    paths.map(({ state }) => (typeof state.value === 'string' ? state.value : Object.keys(state.value)[0])),
  );
  expect(reached).toEqual(new Set(Object.keys(sessionMachine.states)));
  const regions = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect(regions).toContain('{"fetchingShopper":{"user":"fetched","cart":"fetching"}}');
  expect(regions).toContain('{"fetchingShopper":{"user":"fetching","cart":"fetched"}}');
});

test('every transition is taken', () => {
  expect(untakenTransitions(sessionMachine, { events })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof sessionMachine>>().toEqualTypeOf<SessionEvent>();
  expectTypeOf<EmittedFrom<typeof sessionMachine>>().toEqualTypeOf<SessionEmitted>();
  expectTypeOf(selectUser).returns.toEqualTypeOf<AuthUser | null>();
  expect(Object.keys(sessionMachine.implementations.actors)).toEqual([
    'fetchSession',
    'fetchUser',
    'fetchCart',
    'fetchCategories',
    'logout',
  ]);
});
