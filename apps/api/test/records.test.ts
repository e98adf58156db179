import type { AuthUser } from '@vetka/domain/account';
import { emptyAddress } from '@vetka/domain/place';
import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { createMarketFixture } from './marketFixture.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

test('REC-01: the signed-in user has names, gender, requisites and an address', async () => {
  const { visitor } = await api.signIn();
  await visitor.put('profile', { firstName: 'Анна', lastName: 'Ветрова', gender: 'WOMAN' });
  const { body } = await visitor.get<AuthUser>('auth/user');
  expect(body).toMatchObject({ firstName: 'Анна', lastName: 'Ветрова', gender: 'WOMAN', address: null });
  expect(body.legalInfo, 'PRD-14: requisites are optional').toBeNull();
});

test('REC-08: requisites have a subject, names, numbers, documents and an address', async () => {
  const { visitor } = await api.signIn();
  const requisites = { subjectType: 'LEGAL_SUBJECT', name: 'ООО «Мята»', inn: '7707083893', ogrn: '1027700132195' };
  const address = { ...emptyAddress, city: 'Москва', formatted: 'Москва, улица Ленина, 10' };
  const sent = { ...requisites, mediaFileIds: [], address: withoutIntercom(address) };
  const { body } = await visitor.put<AuthUser>('profile/legal-info', sent);
  expect(body.legalInfo).toEqual({ ...requisites, kpp: '', mediaFiles: [], address: withoutIntercom(address) });
  expect(Object.keys(body.legalInfo?.address ?? {}).toSorted(), 'REC-06: the parts of an address').toEqual(
    'apartment city country countryCode entrance floor formatted lat lng postalCode street'.split(' '),
  );
});

test('REC-23: an order has its number, its time and its parts', async () => {
  const { order } = await market.ordered();
  expect(order).toMatchObject({ orderId: expect.any(Number), createdAt: expect.stringMatching(/Z$/) });
  const [part] = order.orderServices;
  expect(part, 'REC-24: a part of an order').toMatchObject({
    orderServiceId: expect.any(Number),
    total: 280_000,
    itemCount: 1,
    products: [{ orderProductId: expect.any(Number) }],
    services: [{ orderStatus: { type: 'NEW', name: 'Новый', bgColor: expect.stringMatching(/^#[\dA-F]{6}$/i) } }],
    cancelledAt: null,
    payment: { status: 'CREATED', paymentLink: expect.any(String) },
    recipient: { isOtherRecipient: false, firstName: '', lastName: '', middleName: '' },
    deliveryDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    deliveryTime: '10:00',
    address: { formatted: 'Москва, улица Ленина, 10' },
    comment: '',
    service: { name: expect.any(String), mediaFile: null },
  });
});

/** An address that does not belong to an order. */
function withoutIntercom(address: object): object {
  return Object.fromEntries(Object.entries(address).filter(([name]) => name !== 'intercom'));
}
