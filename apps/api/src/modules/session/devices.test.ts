import type { SignedInDevices } from '@vetka/domain/session';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { deviceName } from './devices.service.ts';

const api = await startTestApp();

const devices = async (visitor: Visitor) => (await visitor.get<SignedInDevices>('profile/sessions')).body.data;
const isSignedIn = async (visitor: Visitor) => (await visitor.get('auth/user')).status === 200;

/** One person signed in twice, and another person. */
async function twice() {
  const { visitor, user } = await api.signIn();
  const { visitor: phone } = await api.signIn(api.visitor(), user.phone);
  return { visitor, phone };
}

test('a person sees where they are signed in, this device first', async () => {
  const { visitor, phone } = await twice();
  const seen = await devices(visitor);
  expect(seen.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  expect((await devices(phone)).map(({ id }) => id)).toEqual(seen.map(({ id }) => id).toReversed());
  expect((await api.visitor().get('profile/sessions')).status).toBe(401);
});

test('signing out on other devices leaves this one, and nobody else, signed in', async () => {
  const { visitor, phone } = await twice();
  const { visitor: stranger } = await api.signIn();
  const { body } = await visitor.delete<SignedInDevices>('profile/sessions');
  expect(body.data).toMatchObject([{ isCurrent: true }]);
  expect(await Promise.all([visitor, phone, stranger].map(isSignedIn))).toEqual([true, false, true]);
});

test('one other device is signed out; this one and those of others are not found', async () => {
  const { visitor, phone } = await twice();
  const { visitor: stranger } = await api.signIn();
  const [here, there] = await devices(visitor);
  const end = (who: Visitor, id: number | undefined) => who.delete<Problem>(`profile/sessions/${id}`);
  expect((await end(stranger, there?.id)).status).toBe(404);
  expect((await end(visitor, here?.id)).status).toBe(404);
  expect((await end(visitor, there?.id)).status).toBe(200);
  expect((await end(visitor, there?.id)).body.message).toBe('На этом устройстве вы уже вышли');
  expect(await Promise.all([visitor, phone].map(isSignedIn))).toEqual([true, false]);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 YaBrowser/25.8.0.0 Mobile Safari/537.36',
    'Yandex Browser, Android',
  ],
  ['undici', null],
  ['', null],
  [null, null],
])('the device of %s is %s', async (userAgent, name) => {
  expect(await deviceName(userAgent)).toBe(name);
});
