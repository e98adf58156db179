import type { AddressBook, SavedAddressInput } from '@vetka/domain/account';
import { maxSavedAddresses } from '@vetka/domain/account';
import { emptyAddress } from '@vetka/domain/place';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { addresses, orders } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

const self = { isOtherRecipient: false, firstName: '', lastName: '', middleName: '', phone: '' };
const mother = {
  isOtherRecipient: true,
  firstName: 'Анна',
  lastName: 'Петрова',
  middleName: '',
  phone: '+79161234567',
};

const home = (change: Partial<SavedAddressInput> = {}): SavedAddressInput => ({
  title: 'Дом',
  address: {
    ...emptyAddress,
    city: 'Москва',
    formatted: 'Москва, улица Ленина, 10',
    street: 'улица Ленина, 10',
    apartment: '5',
    intercom: '5К',
    lat: 55.75,
    lng: 37.61,
  },
  recipient: self,
  isMain: false,
  ...change,
});

const add = async (visitor: Visitor, input = home()) => {
  const { status, body } = await visitor.post<AddressBook>('profile/addresses', input);
  expect(status).toBe(200);
  return body.data;
};
const list = async (visitor: Visitor) => (await visitor.get<AddressBook>('profile/addresses')).body.data;

test('a saved address comes back as it was typed, and the first one is the main one', async () => {
  const { visitor } = await api.signIn();
  expect(await list(visitor)).toEqual([]);
  const [saved] = await add(visitor, home({ title: '  Мама ', recipient: { ...mother, phone: '8 916 123-45-67' } }));
  expect(saved).toEqual({ ...home({ title: 'Мама', recipient: mother, isMain: true }), id: expect.any(Number) });
  expect(await list(visitor)).toEqual([saved]);
});

test('there is one main address, and it comes first', async () => {
  const { visitor } = await api.signIn();
  await add(visitor, home({ title: 'Первый' }));
  await add(visitor, home({ title: 'Второй' }));
  const data = await add(visitor, home({ title: 'Третий', isMain: true }));
  expect(data.map(({ title, isMain }) => [title, isMain])).toEqual([
    ['Третий', true],
    ['Второй', false],
    ['Первый', false],
  ]);
  const first = data[2];
  const changed = await visitor.put<AddressBook>(
    `profile/addresses/${first?.id}`,
    home({ title: 'Дача', isMain: true }),
  );
  expect(changed.body.data.map(({ title, isMain }) => [title, isMain])).toEqual([
    ['Дача', true],
    ['Третий', false],
    ['Второй', false],
  ]);
});

test('a removed address is gone and can be added again; its postal address is not left behind', async () => {
  const { visitor } = await api.signIn();
  const [saved] = await add(visitor);
  const before = await api.db.$count(addresses);
  const removed = await visitor.delete<AddressBook>(`profile/addresses/${saved?.id}`);
  expect(removed.body.data).toEqual([]);
  expect(await api.db.$count(addresses)).toBe(before - 1);
  expect((await visitor.delete<Problem>(`profile/addresses/${saved?.id}`)).body.message).toBe(
    'Такого адреса нет в вашем списке',
  );
  expect(await add(visitor)).toHaveLength(1);
});

test('an address without a street, and another recipient without a name or a telephone, are refused', async () => {
  const { visitor } = await api.signIn();
  const refused = async (change: Partial<SavedAddressInput>) =>
    (await visitor.post<Problem>('profile/addresses', home(change))).body.errors;
  expect(await refused({ address: { ...home().address, formatted: ' ' } })).toEqual({
    address: ['Поле обязательно для заполнения'],
  });
  expect(await refused({ recipient: { ...mother, firstName: '', phone: '123' } })).toEqual({
    'recipient.firstName': ['Поле обязательно для заполнения'],
    'recipient.phone': [expect.any(String)],
  });
  expect(await refused({ title: 'я'.repeat(41) })).toBeTruthy();
});

test('others neither see nor change an address', async () => {
  const { visitor } = await api.signIn();
  const { visitor: other } = await api.signIn();
  const [saved] = await add(visitor);
  expect(await list(other)).toEqual([]);
  expect((await other.put(`profile/addresses/${saved?.id}`, home())).status).toBe(404);
  expect((await other.delete(`profile/addresses/${saved?.id}`)).status).toBe(404);
  expect(await list(visitor)).toEqual([saved]);
});

test('a person saves a limited number of addresses, also when the requests arrive together', async () => {
  const { visitor } = await api.signIn();
  const answers = await Promise.all(
    Array.from({ length: maxSavedAddresses + 2 }, () => visitor.post<Problem>('profile/addresses', home())),
  );
  const refused = answers.filter(({ status }) => status === 409);
  expect(refused.map(({ body }) => body.message)).toEqual([
    'Можно сохранить не больше 30 адресов',
    'Можно сохранить не больше 30 адресов',
  ]);
  expect((await list(visitor)).filter(({ isMain }) => isMain)).toHaveLength(1);
});

test('an order saves its address and recipient when asked, once', async () => {
  const visitor = await market.customer();
  const seller = await market.seller();
  const product = await market.product(seller, { stock: 20 });
  const order = async (change: object) => {
    const cart = await market.add(visitor, product.id);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, seller, change);
    const { status } = await market.order(visitor, market.bodyOf([wish], product.price + 30_000));
    expect(status).toBe(200);
  };
  await order({ recipient: mother });
  expect(await list(visitor)).toEqual([]);
  await order({ recipient: mother, savesAddress: true });
  await order({ recipient: { ...mother, phone: '8 (916) 123-45-67' }, savesAddress: true });
  expect(await list(visitor)).toMatchObject([
    { title: '', address: { formatted: 'Москва, улица Ленина, 10', apartment: '5' }, recipient: mother, isMain: true },
  ]);
  // Only three orders of a person may wait for a payment.
  await api.db.update(orders).set({ reservedUntil: null });
  await order({ savesAddress: true });
  expect((await list(visitor)).map(({ recipient }) => recipient.isOtherRecipient)).toEqual([true, false]);
});
