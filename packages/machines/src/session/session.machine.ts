import type { AuthUser } from '@vetka/domain/account';
import { emptyCart, type Cart } from '@vetka/domain/cart';
import type { Category } from '@vetka/domain/catalog';
import type { Session } from '@vetka/domain/session';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';
import type { SessionCall, SessionContext, SessionEmitted, SessionEvent } from './session.types.ts';

const failed = (call: SessionCall) => ({
  type: 'announceFailed' as const,
  params: ({ event }: { event: { error: unknown } }) => ({ call, error: event.error }),
});

/**
 * The visitor's session from the application's start. The session is fetched first, because its cookie goes with every
 * other call; then the user and the cart in parallel, then the categories. No failure blocks the start.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    fetchSession: unprovided<Session, undefined>('sessionMachine', 'fetchSession'),
    /** Null for a guest, which is not a failure. */
    fetchUser: unprovided<AuthUser | null, undefined>('sessionMachine', 'fetchUser'),
    fetchCart: unprovided<Cart, undefined>('sessionMachine', 'fetchCart'),
    fetchCategories: unprovided<Category[], undefined>('sessionMachine', 'fetchCategories'),
    logout: unprovided<unknown, undefined>('sessionMachine', 'logout'),
  },
  guards: {
    isLoggedIn: ({ context }) => context.user !== null,
    hasCategories: ({ context }) => context.categories.length > 0,
  },
  actions: {
    keepSession: assign((_, { session }: { session: Session }) => ({ session })),
    keepUser: assign((_, { user }: { user: AuthUser | null }) => ({ user })),
    keepCart: assign((_, { cart }: { cart: Cart }) => ({ cart })),
    keepCategories: assign((_, { categories }: { categories: Category[] }) => ({ categories })),
    login: assign((_, { user, cart }: { user: AuthUser; cart: Cart }) => ({ user, cart, leaving: null })),
    clearProfile: assign(({ context }) => ({ user: null, leaving: context.user })),
    restoreProfile: assign(({ context }) => ({ user: context.leaving, leaving: null })),
    // The cart belonged to the user; the guest has a separate one.
    forgetUser: assign({ leaving: null, cart: emptyCart }),
    log: emit((_, { error }: { error: unknown }) => ({ type: 'session.logged' as const, error })),
    announceFailed: emit((_, { call, error }: { call: SessionCall; error: unknown }) => ({
      type: 'session.failed' as const,
      call,
      error,
    })),
    announceStarted: emit({ type: 'session.started' }),
    announceLoggedIn: emit((_, { user }: { user: AuthUser }) => ({ type: 'session.loggedIn' as const, user })),
    goHome: emit({ type: 'session.goHome' }),
  },
}).createMachine({
  id: 'session',
  context: { session: null, user: null, cart: emptyCart, categories: [], leaving: null },
  initial: 'fetchingSession',
  on: {
    // Exiting the state cancels calls made for the previous user.
    'session.login': [
      {
        guard: 'hasCategories',
        target: '.ready',
        actions: [
          { type: 'login', params: ({ event }) => event },
          { type: 'announceLoggedIn', params: ({ event }) => event },
        ],
      },
      {
        target: '.fetchingCategories',
        actions: [
          { type: 'login', params: ({ event }) => event },
          { type: 'announceLoggedIn', params: ({ event }) => event },
        ],
      },
    ],
  },
  states: {
    fetchingSession: {
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        input: undefined,
        onDone: {
          target: 'fetchingShopper',
          actions: { type: 'keepSession', params: ({ event }) => ({ session: event.output }) },
        },
        onError: {
          target: 'fetchingShopper',
          actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    fetchingShopper: {
      type: 'parallel',
      onDone: 'fetchingCategories',
      states: {
        user: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                id: 'fetchUser',
                src: 'fetchUser',
                input: undefined,
                onDone: {
                  target: 'fetched',
                  actions: { type: 'keepUser', params: ({ event }) => ({ user: event.output }) },
                },
                onError: { target: 'fetched', actions: failed('user') },
              },
            },
            fetched: { type: 'final' },
          },
        },
        cart: {
          initial: 'fetching',
          states: {
            fetching: {
              invoke: {
                id: 'fetchCart',
                src: 'fetchCart',
                input: undefined,
                onDone: {
                  target: 'fetched',
                  actions: { type: 'keepCart', params: ({ event }) => ({ cart: event.output }) },
                },
                onError: { target: 'fetched', actions: failed('cart') },
              },
            },
            fetched: { type: 'final' },
          },
        },
      },
    },
    fetchingCategories: {
      invoke: {
        id: 'fetchCategories',
        src: 'fetchCategories',
        input: undefined,
        onDone: {
          target: 'ready',
          actions: [
            { type: 'keepCategories', params: ({ event }) => ({ categories: event.output }) },
            'announceStarted',
          ],
        },
        onError: { target: 'ready', actions: [failed('categories'), 'announceStarted'] },
      },
    },
    ready: {
      on: {
        'session.logout': { guard: 'isLoggedIn', target: 'loggingOut', actions: 'clearProfile' },
        'session.replaceUser': {
          guard: 'isLoggedIn',
          actions: { type: 'keepUser', params: ({ event }) => ({ user: event.user }) },
        },
        'session.retry': 'fetchingSession',
      },
    },
    loggingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        input: undefined,
        onDone: { target: 'ready', actions: ['forgetUser', 'goHome'] },
        onError: { target: 'ready', actions: ['restoreProfile', failed('logout')] },
      },
    },
  },
});
