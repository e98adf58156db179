import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { users } from '../../platform/database/schema/index.ts';
import { hashPassword } from '../../platform/password.ts';

const api = await startTestApp();
const password = 'ветка-и-пион';
const passwordHash = await hashPassword(password);
let people = 0;

async function makePerson() {
  people += 1;
  const digits = `903${String(randomInt(1e7)).padStart(7, '0')}`;
  const nickname = `guarded-${people}`;
  const email = `${nickname}@example.ru`;
  await api.db.insert(users).values({ nickname, email, phone: `+7${digits}`, passwordHash });
  return { nickname, email, digits };
}
const signIn = async (visitor: Visitor, login: string, tried = password) =>
  (await visitor.post('auth/by-password', { login, password: tried })).status;
const signOut = (visitor: Visitor) => visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });

/** Strangers guess passwords, each from another address. */
async function guess(logins: readonly string[]): Promise<number[]> {
  const statuses = [];
  for (const login of logins) statuses.push(await signIn(api.visitor(), login, 'не та'));
  return statuses;
}
const tenTimes = <T>(value: T): T[] => Array.from({ length: 10 }, () => value);

test('strangers share ten wrong tries per account, whichever of its logins they use', async () => {
  const { digits: d, nickname, email } = await makePerson();
  const spellings = [
    `+7${d}`,
    `8${d}`,
    d,
    `8 (${d.slice(0, 3)}) ${d.slice(3, 6)}-${d.slice(6)}`,
    `+7 ${d.slice(0, 3)} ${d.slice(3)}`,
    nickname,
    nickname.toUpperCase(),
    ` ${nickname} `,
    email,
    email.toUpperCase(),
  ];
  expect(await guess([...spellings, `7${d}`])).toEqual([...tenTimes(422), 429]);
  expect(await signIn(api.visitor(), nickname)).toBe(429);
});

test('an unknown phone is counted the same way', async () => {
  const d = `904${String(randomInt(1e7)).padStart(7, '0')}`;
  const spellings = [
    `+7${d}`,
    `8${d}`,
    d,
    `8 ${d}`,
    `+7 ${d}`,
    `8-${d}`,
    `(${d})`,
    `7${d}`,
    `8(${d})`,
    ` ${d}`,
    `+7-${d}`,
  ];
  expect(await guess(spellings)).toEqual([...tenTimes(422), 429]);
});

test('strangers can lock out neither a device the person has signed in from, nor signing in by SMS', async () => {
  const { nickname, digits } = await makePerson();
  const known = api.visitor();
  expect(await signIn(known, nickname)).toBe(200);
  await signOut(known);
  expect(await guess([...tenTimes(nickname), nickname])).toEqual([...tenTimes(422), 429]);
  expect(await signIn(known, nickname)).toBe(200);
  const { user } = await api.signIn(api.visitor(), `+7${digits}`);
  expect(user.nickname).toBe(nickname);
});

test('a known device has only ten wrong tries of its own', async () => {
  const { nickname } = await makePerson();
  const known = api.visitor();
  await signIn(known, nickname);
  await signOut(known);
  const statuses = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await signIn(known, nickname, 'не та'));
  expect(statuses).toEqual([...tenTimes(422), 429]);
});

test("the device cookie is signed: a forged one, or someone else's, does not help", async () => {
  const [victim, other] = [await makePerson(), await makePerson()];
  const stranger = api.visitor();
  await signIn(stranger, other.nickname);
  await guess(tenTimes(victim.nickname));
  expect(await signIn(stranger, victim.nickname)).toBe(429);
  const mark = stranger.cookies.get('vetka_device') ?? '';
  const [id, , mac] = mark.split('.');
  for (const forged of [`${id}.1-2-3-4-5-6-7-8-9.${mac}`, 'a.b.c', `${mark}x`]) {
    stranger.cookies.set('vetka_device', forged);
    expect(await signIn(stranger, victim.nickname)).toBe(429);
  }
});

test('the device cookie is hidden from scripts and survives signing out', async () => {
  const { nickname } = await makePerson();
  const visitor = api.visitor();
  const { headers } = await visitor.post('auth/by-password', { login: nickname, password });
  const cookie = [headers['set-cookie']].flat().find((each) => String(each).startsWith('vetka_device='));
  expect(cookie).toMatch(/^vetka_device=[\w.-]+; .*HttpOnly; SameSite=Lax$/);
  await signOut(visitor);
  expect([...visitor.cookies.keys()]).toEqual(['vetka_device']);
});

test('correct passwords are not counted: a family signs in as often as it likes', async () => {
  const { nickname } = await makePerson();
  const statuses = [];
  for (let count = 0; count < 12; count += 1) statuses.push(await signIn(api.visitor(), nickname));
  expect(new Set(statuses)).toEqual(new Set([200]));
});
