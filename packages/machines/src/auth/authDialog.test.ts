import type { AuthUser } from '@vetka/domain/account';
import type { VerificationSent } from '@vetka/domain/session';
import { expect, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { settle } from '../testing/recorded.ts';
import { authDialogHandlers, authDialogState, authMachine } from './index.ts';

const phone = '+79123456789';
const sent: VerificationSent = { phone, resendAfterSeconds: 60, expiresInSeconds: 300 };

/** A dialog whose codes and passwords are accepted or refused. */
function open({ isAccepted = true } = {}) {
  const answer = () =>
    isAccepted ? Promise.resolve({ id: 1 } as AuthUser) : Promise.reject(new Error('Неверный код'));
  const actors = {
    sendPhone: fromPromise<VerificationSent, { phone: string }>(() => Promise.resolve(sent)),
    sendCode: fromPromise<AuthUser, { phone: string; code: string }>(answer),
    sendPassword: fromPromise<AuthUser, { login: string; password: string }>(answer),
  };
  const actor = createActor(authMachine.provide({ actors }), { clock: new SimulatedClock() }).start();
  return { shown: () => authDialogState(actor.getSnapshot()), ...authDialogHandlers(actor) };
}

test('by phone: the step, the number the code was sent to, and waiting for each answer', async () => {
  const dialog = open();
  expect(dialog.shown()).toEqual({ step: 'phone', sentTo: '', resendIn: 0, isLoading: false });
  dialog.onSendPhone(phone);
  expect(dialog.shown()).toMatchObject({ step: 'phone', isLoading: true });
  await settle();
  expect(dialog.shown()).toEqual({ step: 'code', sentTo: phone, resendIn: 60, isLoading: false });
  dialog.onSendCode('1234', true);
  expect(dialog.shown()).toMatchObject({ step: 'code', isLoading: true });
  await settle();
  expect(dialog.shown()).toMatchObject({ step: 'code', isLoading: true });
});

test('a refused code waits for another one', async () => {
  const dialog = open({ isAccepted: false });
  dialog.onSendPhone(phone);
  await settle();
  dialog.onSendCode('1234', false);
  await settle();
  expect(dialog.shown()).toMatchObject({ step: 'code', isLoading: false });
});

test('a person who has signed in with a password still sees the password field', async () => {
  const dialog = open();
  dialog.onSendPhone(phone);
  await settle();
  dialog.onUsePassword();
  dialog.onSendPassword('shopper', 'right');
  await settle();
  expect(dialog.shown()).toMatchObject({ step: 'password', isLoading: true });
});

test('by password, and back to the phone', async () => {
  const dialog = open({ isAccepted: false });
  dialog.onUsePassword();
  expect(dialog.shown()).toMatchObject({ step: 'password', isLoading: false });
  dialog.onSendPassword('shopper', 'wrong');
  expect(dialog.shown()).toMatchObject({ step: 'password', isLoading: true });
  await settle();
  dialog.onUsePhone();
  expect(dialog.shown()).toMatchObject({ step: 'phone', isLoading: false });
});
