import type { AuthUser } from '@vetka/domain/account';
import type { VerificationSent } from '@vetka/domain/session';
import { assign, emit, setup } from 'xstate';
import { unprovided } from '../actors/index.ts';

export interface AuthContext {
  /** E.164, as the server answered. */
  phone: string;
  /** Seconds until another code can be requested. */
  resendIn: number;
  /** The person signs in with a password, not with a code. */
  isByPassword: boolean;
  error: unknown;
}

export type AuthEvent =
  | { type: 'auth.sendPhone'; phone: string }
  | { type: 'auth.sendCode'; code: string; hasConsent?: true }
  | { type: 'auth.sendPassword'; login: string; password: string }
  | { type: 'auth.resend' }
  | { type: 'auth.usePassword' }
  | { type: 'auth.usePhone' };

export type AuthEmitted = { type: 'auth.signedIn'; user: AuthUser } | { type: 'auth.failed'; error: unknown };

interface CodeInput {
  phone: string;
  code: string;
  hasConsent?: true;
}

/** The sign-in dialog: by phone and code, or by password. The form owns the typed values; the machine owns the step. */
export const authMachine = setup({
  types: {
    context: {} as AuthContext,
    events: {} as AuthEvent,
    emitted: {} as AuthEmitted,
  },
  actors: {
    sendPhone: unprovided<VerificationSent, { phone: string }>('authMachine', 'sendPhone'),
    sendCode: unprovided<AuthUser, CodeInput>('authMachine', 'sendCode'),
    sendPassword: unprovided<AuthUser, { login: string; password: string }>('authMachine', 'sendPassword'),
  },
  delays: { second: 1000 },
  guards: {
    mayResend: ({ context }) => context.resendIn === 0,
    isWaiting: ({ context }) => context.resendIn > 0,
  },
  actions: {
    keepPhone: assign((_, { phone }: { phone: string }) => ({ phone, error: null })),
    keepSent: assign((_, { sent }: { sent: VerificationSent }) => ({
      phone: sent.phone,
      resendIn: sent.resendAfterSeconds,
      error: null,
    })),
    countDown: assign(({ context }) => ({ resendIn: Math.max(0, context.resendIn - 1) })),
    choosePhone: assign({ isByPassword: false, error: null }),
    choosePassword: assign({ isByPassword: true, error: null }),
    fail: assign((_, { error }: { error: unknown }) => ({ error })),
    announceFailed: emit((_, { error }: { error: unknown }) => ({ type: 'auth.failed' as const, error })),
    announceSignedIn: emit((_, { user }: { user: AuthUser }) => ({ type: 'auth.signedIn' as const, user })),
  },
}).createMachine({
  id: 'auth',
  context: { phone: '', resendIn: 0, isByPassword: false, error: null },
  initial: 'phone',
  states: {
    phone: {
      on: {
        'auth.sendPhone': {
          target: 'sendingPhone',
          actions: { type: 'keepPhone', params: ({ event }) => ({ phone: event.phone }) },
        },
        'auth.usePassword': { target: 'password', actions: 'choosePassword' },
      },
    },
    sendingPhone: {
      invoke: {
        id: 'sendPhone',
        src: 'sendPhone',
        input: ({ context }) => ({ phone: context.phone }),
        onDone: { target: 'code', actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) } },
        onError: {
          target: 'phone',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    code: {
      initial: 'entering',
      on: {
        'auth.usePhone': { target: 'phone', actions: 'choosePhone' },
        'auth.usePassword': { target: 'password', actions: 'choosePassword' },
      },
      states: {
        entering: {
          after: { second: { guard: 'isWaiting', target: 'entering', reenter: true, actions: 'countDown' } },
          on: {
            'auth.sendCode': 'checking',
            'auth.resend': { guard: 'mayResend', target: 'resending' },
          },
        },
        checking: {
          invoke: {
            id: 'sendCode',
            src: 'sendCode',
            input: ({ context, event }) => {
              const { code = '', hasConsent } = event.type === 'auth.sendCode' ? event : {};
              return { phone: context.phone, code, ...(hasConsent === undefined ? {} : { hasConsent }) };
            },
            onDone: {
              target: '#auth.signedIn',
              actions: { type: 'announceSignedIn', params: ({ event }) => ({ user: event.output }) },
            },
            onError: {
              target: 'entering',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        resending: {
          invoke: {
            id: 'resend',
            src: 'sendPhone',
            input: ({ context }) => ({ phone: context.phone }),
            onDone: {
              target: 'entering',
              actions: { type: 'keepSent', params: ({ event }) => ({ sent: event.output }) },
            },
            onError: {
              target: 'entering',
              actions: [
                { type: 'fail', params: ({ event }) => ({ error: event.error }) },
                { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
    password: {
      on: {
        'auth.sendPassword': 'checkingPassword',
        'auth.usePhone': { target: 'phone', actions: 'choosePhone' },
      },
    },
    checkingPassword: {
      invoke: {
        id: 'sendPassword',
        src: 'sendPassword',
        input: ({ event }) =>
          event.type === 'auth.sendPassword'
            ? { login: event.login, password: event.password }
            : { login: '', password: '' },
        onDone: {
          target: 'signedIn',
          actions: { type: 'announceSignedIn', params: ({ event }) => ({ user: event.output }) },
        },
        onError: {
          target: 'password',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            { type: 'announceFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    signedIn: { type: 'final' },
  },
});
