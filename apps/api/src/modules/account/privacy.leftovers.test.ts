import type { PersonalData } from '@vetka/domain/account';
import { emptyAddress } from '@vetka/domain/place';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { uploadedBy } from '../../../test/upload.ts';
import {
  addresses,
  legalInfos,
  media,
  subscriptionHoldings,
  subscriptionPlans,
  users,
} from '../../platform/database/schema/index.ts';

const api = await startTestApp();

const placeOf = (street: string) => ({ ...emptyAddress, city: 'Москва', formatted: `Москва, ${street}`, street });
const company = (name: string, mediaFileIds: number[] = []) => ({
  subjectType: 'LEGAL_SUBJECT',
  name,
  inn: '7707083893',
  ogrn: '1027700132195',
  kpp: '773601001',
  mediaFileIds,
  address: placeOf(`улица ${name}`),
});
const rowsNamed = (name: string) => api.db.$count(legalInfos, eq(legalInfos.name, name));
const placesAt = (street: string) => api.db.$count(addresses, eq(addresses.street, street));

async function endAccount(userId: number) {
  const deletedAt = new Date(Date.now() - 31 * 86_400_000);
  await api.db.update(users).set({ deletedAt }).where(eq(users.id, userId));
  await api.app.jobs.run('account.end');
}

test('replaced requisites are deleted with their address and scans, and nothing of them outlives the account', async () => {
  const { visitor, user } = await api.signIn();
  const [first, second] = [`Первые${user.id}`, `Вторые${user.id}`];
  const scans = await uploadedBy(api.db, user.id, 2, 'DOCUMENT');
  for (const [index, name] of [first, second].entries()) {
    const saved = await visitor.put('profile/legal-info', company(name, scans.slice(index, index + 1)));
    expect(saved.status).toBe(200);
  }
  expect([await rowsNamed(first), await placesAt(`улица ${first}`)]).toEqual([0, 0]);
  expect([await rowsNamed(second), await placesAt(`улица ${second}`)]).toEqual([1, 1]);
  const { body } = await visitor.post<PersonalData>('profile/data');
  expect(JSON.stringify(body), 'the copy has the address of the requisites').toContain(`улица ${second}`);
  await endAccount(user.id);
  expect([await rowsNamed(second), await placesAt(`улица ${second}`)]).toEqual([0, 0]);
  expect(await api.db.$count(media, eq(media.ownerUserId, user.id))).toBe(0);
});

test('requisites that a subscription was bought with stay when they are replaced, and are in the copy', async () => {
  const { visitor, user } = await api.signIn();
  const [first, second] = [`Купившие${user.id}`, `Новые${user.id}`];
  await visitor.put('profile/legal-info', company(first));
  const [own] = await api.db.select().from(users).where(eq(users.id, user.id));
  const terms = { type: 'CORPORATE', percent: 12 } as const;
  const [plan] = await api.db
    .insert(subscriptionPlans)
    .values({ ...terms, name: 'Для офиса', price: 100_000, period: 'MONTH' })
    .returning();
  const bought = { planId: plan?.id ?? 0, pricePaid: 100_000, legalInfoId: own?.legalInfoId };
  await api.db.insert(subscriptionHoldings).values({ ...terms, ...bought, userId: user.id });
  await visitor.put('profile/legal-info', company(second));
  expect(await rowsNamed(first)).toBe(1);
  const { body } = await visitor.post<PersonalData>('profile/data');
  const names = body.data.find(({ name }) => name === 'legal_infos')?.rows.map(({ name }) => name);
  expect(names?.toSorted()).toEqual([first, second].toSorted());
});

test('requisites of a shop being opened are replaced, not kept', async () => {
  const { visitor, user } = await api.signIn();
  const seller = { subjectType: 'SOLE_PROPRIETOR', inn: '500100732259', ogrn: '304500116000157', kpp: '' };
  for (const name of [`Было${user.id}`, `Стало${user.id}`]) {
    expect((await visitor.put('opening/seller', { ...seller, name })).status).toBe(200);
  }
  expect([await rowsNamed(`Было${user.id}`), await rowsNamed(`Стало${user.id}`)]).toEqual([0, 1]);
});

test('withdrawing the consent to personal data deletes saved addresses with their streets and intercoms', async () => {
  const { visitor, user } = await api.signIn();
  const street = `улица Тайная, ${user.id}`;
  const recipient = { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' };
  const address = { ...placeOf(street), intercom: '5К' };
  await visitor.post('profile/addresses', { title: 'Дом', address, recipient, isMain: true });
  expect(await placesAt(street)).toBe(1);
  expect((await visitor.delete('profile/consents/PERSONAL_DATA')).status).toBe(200);
  expect(await placesAt(street)).toBe(0);
});

test('requisites and addresses left behind by earlier versions are deleted once a day, and no others', async () => {
  const { visitor, user } = await api.signIn();
  const [kept, left] = [`Нужные${user.id}`, `Брошенные${user.id}`];
  await visitor.put('profile/legal-info', company(kept));
  const [place] = await api.db
    .insert(addresses)
    .values(placeOf(`улица ${left}`))
    .returning();
  const { address: _, mediaFileIds: __, ...requisites } = company(left);
  await api.db.insert(legalInfos).values({ ...requisites, subjectType: 'LEGAL_SUBJECT', addressId: place?.id });
  await api.db.insert(addresses).values(placeOf(`переулок ${left}`));
  await api.app.jobs.run('account.orphans');
  expect([await rowsNamed(left), await placesAt(`улица ${left}`), await placesAt(`переулок ${left}`)]).toEqual([
    0, 0, 0,
  ]);
  expect([await rowsNamed(kept), await placesAt(`улица ${kept}`)]).toEqual([1, 1]);
});
