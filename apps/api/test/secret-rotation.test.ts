import type { NewSecondFactor, RecoveryCodes, SecondFactor } from '@vetka/domain/session';
import { eq, sql } from 'drizzle-orm';
import { URI, type TOTP } from 'otpauth';
import { afterEach, expect, test } from 'vitest';
import { createCheckoutFixture } from './checkoutFixture.ts';
import type { Visitor } from './visitor.ts';
import { payments, secondFactors, users, verificationCodes } from '../src/platform/database/schema/index.ts';
import { identityFrom, storedIdentity } from '../src/modules/payout/payout.identity.ts';
import { keyedRecoveryCode } from '../src/modules/session/second-factor.cipher.ts';

const [former, current] = ['a former secret of at least 32 letters', 'the current secret, as long as the other'];
const { api, bank, started, soonIs, statusOf } = await createCheckoutFixture({ TWO_FACTOR: 'on', SECRET: former });
const { config } = api.app;

/** As a restart with `SECRET` changed and the former one in `SECRET_PREVIOUS`. */
const rotate = () => void Object.assign(config, { secret: current, previousSecret: former });
/** As the restart after that, without `SECRET_PREVIOUS`. */
const finish = () => void Object.assign(config, { secret: current, previousSecret: undefined });
afterEach(() => void Object.assign(config, { secret: former, previousSecret: undefined }));

/** An administrator with an application, connected under the former secret. */
async function enrolled() {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const { body } = await visitor.post<NewSecondFactor>('auth/second-factor');
  const totp = URI.parse(body.uri) as TOTP;
  const code = totp.generate();
  const { body: recovery } = await visitor.post<RecoveryCodes>('auth/second-factor/confirm', { code });
  return { visitor, user, totp, codes: recovery.codes };
}
const pass = (visitor: Visitor, code: string) => visitor.post<SecondFactor>('auth/second-factor/pass', { code });
/** The current code of the application, as if none had been used. */
async function passWithApplication({ visitor, user, totp }: Awaited<ReturnType<typeof enrolled>>) {
  await api.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, user.id));
  return (await pass(visitor, totp.generate())).status;
}
const storedSecret = async (userId: number) =>
  (await api.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))[0]?.secret;

test('a change of SECRET signs nobody out', async () => {
  const { visitor, user } = await api.signIn();
  rotate();
  expect((await visitor.get<{ id: number }>('auth/user')).body.id).toBe(user.id);
});

test('an application stays connected, and is encrypted with the new SECRET when it is next used', async () => {
  const person = await enrolled();
  const before = await storedSecret(person.user.id);
  rotate();
  expect(await passWithApplication(person)).toBe(200);
  expect(await storedSecret(person.user.id)).not.toBe(before);
  finish();
  expect(await passWithApplication(person)).toBe(200);
});

test('a wrong code does not encrypt an application anew', async () => {
  const { visitor, user } = await enrolled();
  const before = await storedSecret(user.id);
  rotate();
  expect((await pass(visitor, '000000')).status).toBe(422);
  expect(await storedSecret(user.id)).toBe(before);
});

test('recovery codes work after the former SECRET is gone, and also encrypt the application anew', async () => {
  const person = await enrolled();
  rotate();
  expect((await pass(person.visitor, person.codes[0] ?? '')).status).toBe(200);
  finish();
  expect((await pass(person.visitor, person.codes[1] ?? '')).body.recoveryCodesLeft).toBe(8);
  expect(await passWithApplication(person)).toBe(200);
});

test('a recovery code that was hashed with the former SECRET works while that is accepted', async () => {
  const { visitor, user } = await enrolled();
  const recoveryHashes = [keyedRecoveryCode('4F2A-91C7-0B3D', former)];
  await api.db.update(secondFactors).set({ recoveryHashes }).where(eq(secondFactors.userId, user.id));
  rotate();
  expect((await pass(visitor, '4F2A-91C7-0B3D')).status).toBe(200);
});

test('a code by SMS that was sent before the change signs in after it', async () => {
  const [visitor, phone] = [api.visitor(), '+79180002211'];
  await visitor.post('verification/phone', { phone });
  rotate();
  const body = { phone, code: api.lastCode(phone), hasConsent: true };
  expect((await visitor.post('auth', body)).status).toBe(200);
});

test('a known device stays known, and its cookie is signed anew at the next sign-in', async () => {
  const { visitor, user } = await api.signIn();
  const askAgain = async () => {
    await visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
    await api.db.update(verificationCodes).set({ createdAt: sql`created_at - interval '2 days'` });
    // A stranger’s message makes an unknown device wait for a minute.
    await api.visitor().post('verification/phone', { phone: user.phone });
    return (await visitor.post('verification/phone', { phone: user.phone })).status;
  };
  rotate();
  expect(await askAgain()).toBe(200);
  await visitor.post('auth', { phone: user.phone, code: api.lastCode(user.phone), hasConsent: true });
  finish();
  expect(await askAgain()).toBe(200);
});

test('a payment whose creation the bank confirmed too late is recognised by the number it got before the change', async () => {
  const { visitor, orderId, bankId } = await started();
  await api.db.update(payments).set({ externalId: null }).where(eq(payments.orderId, orderId));
  rotate();
  await bank.pay(bankId);
  await soonIs(visitor, orderId, 'APPROVED');
  expect(await statusOf(visitor, orderId)).toBe('APPROVED');
});

test('a passport that waits for the bank is read after the change, and by nobody without the secrets', () => {
  const identity = { director: { firstName: 'Анна', lastName: 'Белова' } } as never;
  const stored = storedIdentity(identity, former);
  expect(identityFrom(stored, [current, former])).toEqual(identity);
  expect(identityFrom(stored, [current])).toEqual({});
});
