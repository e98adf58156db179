import type { AuthUser, OwnConsents } from '@vetka/domain/account';
import { addDays, dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { DocumentSlug } from '@vetka/domain/legal';
import type { Problem } from '@vetka/domain/problem';
import type { RecordedConsent } from '@vetka/domain/session';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { legalVersions } from '../../platform/database/schema/legal.ts';

const api = await startTestApp();
const first = '2026-11-01';
const inDays = (days: number): string => addDays(dayIn(defaultTimeZone), days);

/** Puts a version in force, or announces it for a later day. */
const insertVersion = (slug: DocumentSlug, day: string, isWorse = false) =>
  api.db.insert(legalVersions).values({ slug, day, isWorse, text: `Новый текст с ${day}`, summary: 'Новое' });
const consentsOf = async (visitor: Visitor) =>
  (await visitor.get<OwnConsents>('profile/consents')).body.data.map(({ kind, textVersion, isCurrent }) => [
    kind,
    textVersion,
    isCurrent,
  ]);
const asks = async (visitor: Visitor) => (await visitor.get<AuthUser>('auth/user')).body.asksConsent;

test('a consent is to the text in force at that moment, and stays so when another one takes effect', async () => {
  const { visitor } = await api.signIn();
  expect((await visitor.post<RecordedConsent>('session/cookie-consent')).body.textVersion).toBe(first);
  await insertVersion('consent-cookie', inDays(20));
  expect((await api.visitor().post<RecordedConsent>('session/cookie-consent')).body.textVersion).toBe(first);
  await insertVersion('consent-cookie', inDays(-1));
  expect(await consentsOf(visitor)).toContainEqual(['COOKIE', first, false]);
  expect((await visitor.post<RecordedConsent>('session/cookie-consent')).body.textVersion).toBe(inDays(-1));
  expect(await consentsOf(visitor)).toContainEqual(['COOKIE', inDays(-1), true]);
});

test('people are asked for the consent of registration again only when its text has become worse for them', async () => {
  const { visitor } = await api.signIn();
  expect(await asks(visitor)).toBe(false);
  await insertVersion('consent-registration', inDays(-3));
  await insertVersion('consent-registration', inDays(30), true);
  expect(await asks(visitor)).toBe(false);
  await insertVersion('consent-registration', inDays(-2), true);
  await insertVersion('consent-registration', inDays(-1));
  expect(await asks(visitor)).toBe(true);
  expect(await asks((await api.signIn()).visitor)).toBe(false);
  const { status, body } = await visitor.post<AuthUser>('profile/consents/registration');
  expect([status, body.asksConsent, await asks(visitor)]).toEqual([200, false, false]);
  const registration = (await consentsOf(visitor)).filter(([kind]) => kind === 'REGISTRATION');
  expect(registration).toEqual([
    ['REGISTRATION', inDays(-1), true],
    ['REGISTRATION', first, false],
  ]);
});

test('a consent cannot be refused: a guest cannot renew a missing one, and nobody can answer no', async () => {
  expect((await api.visitor().post('profile/consents/registration')).status).toBe(401);
  const phone = '+7 999 000-11-22';
  const visitor = api.visitor();
  await visitor.post('verification/phone', { phone });
  const { status } = await visitor.post<Problem>('auth', { phone, code: api.lastCode(phone), hasConsent: false });
  expect(status).toBe(422);
});

test('the list of consents costs the same however many there are', async () => {
  const { visitor } = await api.signIn();
  const cost = async () => (await api.queries.during(() => consentsOf(visitor))).length;
  await visitor.post('session/cookie-consent');
  const before = await cost();
  for (let count = 0; count < 5; count += 1) await visitor.post('session/cookie-consent');
  expect(await cost()).toBe(before);
});
