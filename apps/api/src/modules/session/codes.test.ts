import type { Problem } from '@vetka/domain/problem';
import { codeTries } from '@vetka/domain/session';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { verificationCodes } from '../../platform/database/schema/index.ts';
import { codeLimits } from '../../platform/limits/limits.ts';

const api = await startTestApp();
let phones = 0;
const newPhone = () => `+7918000${String((phones += 1)).padStart(4, '0')}`;
const ask = (visitor: Visitor, phone: string) => visitor.post<Problem>('verification/phone', { phone });
const enter = (visitor: Visitor, phone: string, code: string) =>
  visitor.post<Problem>('auth', { phone, code, hasConsent: true });
/** Lets the pause between two messages pass. */
const wait = () => api.db.update(verificationCodes).set({ createdAt: sql`created_at - interval '2 minutes'` });
const wrongFor = (code: string) => (code === '0000' ? '0001' : '0000');

test('a stranger cannot spend the tries of a code that somebody waits for', async () => {
  const phone = newPhone();
  const person = api.visitor();
  await ask(person, phone);
  const code = api.lastCode(phone);
  for (let count = 0; count < codeTries; count += 1) {
    expect((await enter(api.visitor(), phone, wrongFor(code))).body.errors).toEqual({
      code: ['Код устарел, запросите новый'],
    });
  }
  expect((await enter(person, phone, code)).status).toBe(200);
});

test('a code that a person has told somebody is worthless in another browser', async () => {
  const phone = newPhone();
  const person = api.visitor();
  await ask(person, phone);
  const code = api.lastCode(phone);
  const thief = api.visitor();
  await ask(thief, newPhone());
  expect((await enter(thief, phone, code)).status).toBe(422);
  expect((await enter(person, phone, code)).status).toBe(200);
});

test('two tabs of a browser may wait for codes of two phones', async () => {
  const [first, second] = [newPhone(), newPhone()];
  const browser = api.visitor();
  await ask(browser, first);
  const code = api.lastCode(first);
  await ask(browser, second);
  expect((await enter(browser, first, code)).status).toBe(200);
});

test('strangers cannot use up the messages of a person whose browser has signed in before', async () => {
  const { visitor: browser, user } = await api.signIn();
  await browser.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await wait();
  const asked = [];
  for (let count = 0; count < codeLimits.perPhoneADay + 1; count += 1) {
    asked.push((await ask(api.visitor(), user.phone)).status);
    await wait();
  }
  expect(asked.at(-1)).toBe(429);
  // Nor make the person wait for a minute.
  expect((await ask(browser, user.phone)).status).toBe(200);
  expect((await enter(browser, user.phone, api.lastCode(user.phone))).status).toBe(200);
});

test('a browser that has signed in has its own limit of messages, and none for other phones', async () => {
  const { visitor: browser, user } = await api.signIn();
  const { user: other } = await api.signIn();
  await browser.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  const statuses = async (visitor: Visitor, phone: string) => {
    const seen = [];
    for (let count = 0; count < codeLimits.perPhoneADay + 1; count += 1) {
      await wait();
      seen.push((await ask(visitor, phone)).status);
    }
    return seen;
  };
  const [own, foreign] = [await statuses(browser, user.phone), await statuses(browser, other.phone)];
  expect(own.at(-1)).toBe(429);
  // The sign-in of the other person was a message that a stranger might have asked for.
  expect(foreign.filter((status) => status === 200)).toHaveLength(codeLimits.perPhoneADay - 1);
});
