import type { AuthUser } from '@vetka/domain/account';
import type { VerificationSent } from '@vetka/domain/session';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import { authMachine } from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const user = { id: 1, nickname: 'shopper' } as AuthUser;
const sent: VerificationSent = { phone: '+79123456789', resendAfterSeconds: 60, expiresInSeconds: 300 };

const start = (
  answers: {
    phone?: () => Promise<VerificationSent>;
    code?: () => Promise<AuthUser>;
    password?: () => Promise<AuthUser>;
  } = {},
) => {
  const clock = new SimulatedClock();
  const sendPhone = vi.fn(answers.phone ?? (() => Promise.resolve(sent)));
  const sendCode = vi.fn(answers.code ?? (() => Promise.resolve(user)));
  const actor = createActor(
    authMachine.provide({
      actors: {
        sendPhone: fromPromise<VerificationSent, { phone: string }>(sendPhone),
        sendCode: fromPromise<AuthUser, { phone: string; code: string }>(({ input }) => {
          expect(input.phone).toBe(sent.phone);
          return sendCode();
        }),
        sendPassword: fromPromise<AuthUser, { login: string; password: string }>(
          answers.password ?? (() => Promise.resolve(user)),
        ),
      },
    }),
    { clock },
  );
  const emitted = startRecorded(actor);
  return { actor, emitted, clock, sendPhone, sendCode };
};

test('signs in by phone and code', async () => {
  const { actor, emitted } = start();
  actor.send({ type: 'auth.sendPhone', phone: '8 912 345-67-89' });
  await settle();
  expect(actor.getSnapshot().matches({ code: 'entering' })).toBe(true);
  expect(actor.getSnapshot().context.phone).toBe('+79123456789');
  actor.send({ type: 'auth.sendCode', code: '1234' });
  await settle();
  expect(actor.getSnapshot().matches('signedIn')).toBe(true);
  expect(emitted).toEqual([{ type: 'auth.signedIn', user }]);
});

test('another code can be requested only after the countdown', async () => {
  const { actor, clock, sendPhone } = start();
  actor.send({ type: 'auth.sendPhone', phone: '+79123456789' });
  await settle();
  actor.send({ type: 'auth.resend' });
  expect(sendPhone).toHaveBeenCalledTimes(1);
  for (let second = 0; second < 59; second += 1) clock.increment(1000);
  expect(actor.getSnapshot().context.resendIn).toBe(1);
  clock.increment(1000);
  actor.send({ type: 'auth.resend' });
  await settle();
  expect(sendPhone).toHaveBeenCalledTimes(2);
  expect(actor.getSnapshot().context.resendIn).toBe(60);
});

test('a wrong code is reported, and another can be typed', async () => {
  const wrong = new Error('Неверный код');
  const { actor, emitted } = start({ code: () => Promise.reject(wrong) });
  actor.send({ type: 'auth.sendPhone', phone: '+79123456789' });
  await settle();
  actor.send({ type: 'auth.sendCode', code: '0000' });
  await settle();
  expect(actor.getSnapshot().matches({ code: 'entering' })).toBe(true);
  expect(actor.getSnapshot().context.error).toBe(wrong);
  expect(emitted).toEqual([{ type: 'auth.failed', error: wrong }]);
});

test('signs in by password', async () => {
  const { actor, emitted } = start();
  actor.send({ type: 'auth.usePassword' });
  actor.send({ type: 'auth.sendPassword', login: 'shopper', password: 'vetka-demo' });
  await settle();
  expect(emitted).toEqual([{ type: 'auth.signedIn', user }]);
});

test('a refused phone keeps the person on the phone step', async () => {
  const limit = new Error('Слишком много запросов');
  const { actor } = start({ phone: () => Promise.reject(limit) });
  actor.send({ type: 'auth.sendPhone', phone: '+79123456789' });
  await settle();
  expect(actor.getSnapshot().matches('phone')).toBe(true);
  expect(actor.getSnapshot().context.error).toBe(limit);
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const events = [
  { type: 'auth.sendPhone', phone: '+79123456789' },
  { type: 'auth.sendCode', code: '1234' },
  { type: 'auth.usePassword' },
  { type: 'auth.sendPassword', login: 'a', password: 'b' },
  { type: 'auth.resend' },
  done('sendPhone', { ...sent, resendAfterSeconds: 0 }),
  done('sendPhone', { ...sent, resendAfterSeconds: 1 }),
  { type: 'auth.usePhone' },
  done('sendCode', user),
  done('sendPassword', user),
  done('resend', sent),
];

test('every state can be reached', () => {
  const paths = getShortestPaths(authMachine, { events: events as never, limit: 2000 });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  for (const state of ['phone', 'sendingPhone', 'password', 'checkingPassword', 'signedIn']) {
    expect(reached).toContain(JSON.stringify(state));
  }
  for (const step of ['entering', 'checking', 'resending']) expect(reached).toContain(JSON.stringify({ code: step }));
});

test('every transition is taken', () => {
  expect(untakenTransitions(authMachine, { events })).toEqual([]);
});
