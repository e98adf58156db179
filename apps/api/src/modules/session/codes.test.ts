import type { Problem } from '@vetka/domain/problem';
import { codeTries, signInMessages } from '@vetka/domain/session';
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

/** A guest at this address asks for a code and tries wrong ones. */
async function guessAt(ip: string, tries = codeTries): Promise<number[]> {
  const phone = newPhone();
  const visitor = api.visitor(ip);
  const statuses = [(await ask(visitor, phone)).status];
  if (statuses[0] !== 200) return statuses;
  const wrong = wrongFor(api.lastCode(phone));
  for (let count = 0; count < tries; count += 1) statuses.push((await enter(visitor, phone, wrong)).status);
  return statuses;
}

/** Strangers at this address reach its limit of wrong codes. */
async function guessMany(ip: string): Promise<void> {
  for (let count = 0; count < codeLimits.wrongPerAddressADay / codeTries; count += 1) await guessAt(ip);
}

test('an address that has tried a hundred wrong codes in a day gets no more, except for people who have signed in there', async () => {
  const ip = '203.0.113.70';
  const { visitor: known, user } = await api.signIn(api.visitor(ip));
  await known.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await guessMany(ip);
  expect(await guessAt(ip)).toEqual([429]);
  await wait();
  expect((await ask(known, user.phone)).status).toBe(200);
  expect((await enter(known, user.phone, api.lastCode(user.phone))).status).toBe(200);
  expect((await guessAt('203.0.113.71')).at(0)).toBe(200);
});

test('a code sent before strangers filled the limit of the address has two tries, and the right one is accepted', async () => {
  const ip = '203.0.113.73';
  const waitFor = async () => {
    const [visitor, phone] = [api.visitor(ip), newPhone()];
    await ask(visitor, phone);
    const code = api.lastCode(phone);
    return (isRight: boolean) => enter(visitor, phone, isRight ? code : wrongFor(code));
  };
  const [right, second, guess] = [await waitFor(), await waitFor(), await waitFor()];
  await guessMany(ip);
  expect((await right(true)).status).toBe(200);
  await second(false);
  expect((await second(true)).status).toBe(200);
  const texts = [await guess(false), await guess(false), await guess(true)].map(({ body }) => body.message);
  expect(texts).toEqual([signInMessages.code, signInMessages.code, signInMessages.tooManyTries]);
});

/** Backdates what has been sent so far. */
const passHours = (hours: number) =>
  api.db.update(verificationCodes).set({ createdAt: sql`created_at - make_interval(hours => ${hours})` });

test('a limit of codes says when it has room again', async () => {
  const ip = '203.0.113.74';
  const hoursUntilCode = async (phone: string) => {
    const { status, headers } = await ask(api.visitor(ip), phone);
    expect(status).toBe(429);
    return Math.round(Number(headers['retry-after']) / 3600);
  };
  await guessAt(ip, 1);
  await passHours(10);
  await guessMany(ip);
  await passHours(3);
  // Without the first wrong try, made thirteen hours ago, there are fewer than a hundred.
  expect(await hoursUntilCode(newPhone())).toBe(11);
  const phone = newPhone();
  for (let count = 0; count < codeLimits.perPhoneADay; count += 1) {
    await passHours(2);
    await ask(api.visitor(), phone);
  }
  await wait();
  expect(await hoursUntilCode(phone)).toBe(16);
});

test('wrong tries before the right one do not count against an address', async () => {
  const ip = '203.0.113.72';
  for (let count = 0; count < codeLimits.wrongPerAddressADay / 2; count += 1) {
    const phone = newPhone();
    const visitor = api.visitor(ip);
    await ask(visitor, phone);
    const code = api.lastCode(phone);
    for (let wrong = 0; wrong < 3; wrong += 1) await enter(visitor, phone, wrongFor(code));
    await enter(visitor, phone, code);
  }
  expect((await guessAt(ip, 1)).at(0)).toBe(200);
});

test('a phone that was guessed for days has two tries of each code, and its person can sign in', async () => {
  const phone = newPhone();
  const wrongTries = async () => {
    const stranger = api.visitor();
    await ask(stranger, phone);
    const wrong = wrongFor(api.lastCode(phone));
    const texts = [];
    for (let count = 0; count < codeTries; count += 1) texts.push((await enter(stranger, phone, wrong)).body.message);
    await api.db.update(verificationCodes).set({ createdAt: sql`created_at - interval '25 hours'` });
    return texts.filter((text) => text === signInMessages.code).length;
  };
  const accepted = [];
  for (let count = 0; count < 6; count += 1) accepted.push(await wrongTries());
  expect(accepted).toEqual([5, 5, 5, 5, 5, 2]);
  const person = api.visitor();
  await ask(person, phone);
  expect((await enter(person, phone, wrongFor(api.lastCode(phone)))).status).toBe(422);
  expect((await enter(person, phone, api.lastCode(phone))).status).toBe(200);
});

test('all addresses of a /64 count as one', async () => {
  await api.app.limits.take('codeFromAddress', '2001:db8:5:6::/64', 300);
  expect((await enter(api.visitor('2001:db8:5:6:1::1'), newPhone(), '0000')).status).toBe(429);
  expect((await enter(api.visitor('2001:db8:5:7::1'), newPhone(), '0000')).status).toBe(422);
  for (let count = 0; count < codeLimits.wrongPerAddressADay / codeTries; count += 1) {
    await guessAt(`2001:db8:5:8::${count + 1}`);
  }
  expect(await guessAt('2001:db8:5:8::ffff')).toEqual([429]);
});

test('a code that was sent although the operator answered too late counts and is accepted', async () => {
  const phone = newPhone();
  const visitor = api.visitor();
  api.outside.sms.isSlow = true;
  expect((await visitor.post('verification/phone', { phone })).status).toBe(200);
  expect((await visitor.post('verification/phone', { phone })).status).toBe(429);
  api.outside.sms.isSlow = false;
  expect(api.outside.sms.sent.filter((message) => message.phone === phone)).toHaveLength(1);
  expect((await visitor.post('auth', { phone, code: api.lastCode(phone), hasConsent: true })).status).toBe(200);
});

test('so does a code sent to the person’s own phone', async () => {
  const { visitor, user } = await api.signIn();
  await wait();
  api.outside.sms.isSlow = true;
  expect((await visitor.post('auth/confirmation/code')).status).toBe(200);
  expect((await visitor.post('auth/confirmation/code')).status).toBe(429);
  api.outside.sms.isSlow = false;
  expect((await visitor.post('auth/confirmation', { code: api.lastCode(user.phone) })).status).toBe(200);
});
