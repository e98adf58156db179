import type { DeskStop, Gift, OrderMaking } from '@vetka/domain/desk';
import { emptyAddress, type OrderAddress } from '@vetka/domain/place';
import type { Problem } from '@vetka/domain/problem';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { askingAt, begin, createDeskFixture, kindsOf, noticesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { addressRequests } from '../../platform/database/schema/desk-address.ts';
import {
  addresses,
  consents,
  deliveryIntervals,
  deliveryOptions,
  deliveryZones,
  orderClocks,
  orderServices,
} from '../../platform/database/schema/index.ts';

const { api, line, market, paid, opened, pay, ringNow, soonReturned } = await createDeskFixture();
// The tests fire the clocks and send the messages themselves.
await api.app.jobs.stop();

let phones = 0;
const newPhone = () => `+7916200${String((phones += 1)).padStart(4, '0')}`;
const home: OrderAddress = {
  ...emptyAddress,
  city: 'Москва',
  formatted: 'Москва, улица Мира, 7',
  street: 'улица Мира',
  apartment: '12',
  intercom: '12К',
};

/** A paid order without an address, with its recipient, who has no session. */
async function asked(phone = newPhone()) {
  const made = await paid({ asksAt: phone });
  const path = `orders/${made.orderId}/services/${made.id}`;
  const token = (await made.making()).addressRequest?.path?.split('#')[1] ?? '';
  const recipient = api.visitor();
  const bodyOf = (change: object = {}) => ({
    token,
    address: home,
    from: '10:00',
    comment: 'Собака не кусается',
    hasConsent: true,
    ...change,
  });
  return {
    ...made,
    phone,
    token,
    bodyOf,
    read: <T = Gift>() => recipient.post<T>('gifts/read', { token }),
    reply: <T = Gift>(change: object = {}) => recipient.put<T>('gifts/answer', bodyOf(change)),
    give: <T = OrderMaking>(address: object = home) => made.customer.visitor.put<T>(`${path}/address`, { address }),
    atDesk: () => line.read(made.owner.visitor, made.slug, made.id),
    sms: async () => {
      await api.app.jobs.perform('order.gift', made.id);
      return api.outside.sms.sent.filter((sent) => sent.phone === phone).map(({ text }) => text);
    },
  };
}

test('the recipient gets a link that tells nothing of the gift, and the shop gets the address', async () => {
  const { id, customer, owner, token, sms, read, reply, atDesk, making, phone, steps } = await asked();
  expect((await atDesk()).address).toBeNull();
  const text = `Ветка: Вам готовят подарок. Укажите адрес и удобное время: http://localhost/gift#${token}`;
  expect(await sms()).toEqual([text]);
  const { body: gift } = await read();
  expect(gift).toMatchObject({ senderName: 'Анна', address: null, isGiven: false, isClosed: false, from: '10:00' });
  for (const secret of ['пионов', '250', 'днём рождения', phone]) expect(JSON.stringify(gift)).not.toContain(secret);
  expect(gift.hours, 'the evening costs more').toEqual([{ from: '10:00', to: '14:00' }]);
  const { status, body } = await reply();
  expect([status, body.address?.formatted, body.isGiven]).toEqual([200, home.formatted, true]);
  expect(await atDesk()).toMatchObject({
    address: { formatted: home.formatted, apartment: '12', intercom: '12К' },
    comment: 'Позвоните за час\nПолучатель: Собака не кусается',
  });
  expect((await noticesOf(owner))[0]).toMatchObject({ kind: 'SHOP_ADDRESS', title: `Заказ № ${id}: указан адрес` });
  expect((await making()).addressRequest).toMatchObject({ givenBy: 'RECIPIENT' });
  await steps(...begin());
  await ringNow(id);
  expect(await kindsOf(customer), 'nobody warns of an address that is there').toEqual(['ORDER_ACCEPTED']);
  expect(await sms(), 'a repeated job sends nothing after the answer').toEqual([text]);
  const [consent] = await api.db.select().from(consents).where(eq(consents.kind, 'PERSONAL_DATA')).orderBy(consents.id);
  expect(consent).toBeDefined();
}, 60_000);

test('only hashes of links are stored, and an unknown or malformed one opens nothing', async () => {
  const { id, token } = await asked();
  const [row] = await api.db.select().from(addressRequests).where(eq(addressRequests.orderServiceId, id));
  expect(JSON.stringify(row)).not.toContain(token);
  const guest = api.visitor();
  const { status, body } = await guest.post<Problem>('gifts/read', { token: 'f'.repeat(32) });
  expect([status, body.message]).toEqual([404, 'Ссылка больше не действует']);
  expect((await guest.post('gifts/read', { token: `${token}0` })).status).toBe(422);
  expect((await guest.post('gifts/read', { token, more: 1 })).status).toBe(422);
}, 60_000);

test('an unpaid order asks nobody', async () => {
  const { id, making, orderId, customer } = await opened({ asksAt: newPhone() });
  expect((await making()).addressRequest).toEqual({ givenBy: null, path: null });
  await api.app.jobs.perform('order.gift', id);
  await pay(customer.visitor, orderId);
  expect((await making()).addressRequest?.path).toMatch(/^\/gift#[0-9a-f]{32}$/);
}, 60_000);

test('the same answer twice is one, and a changed one replaces the address', async () => {
  const { id, owner, reply, atDesk } = await asked();
  await reply();
  const { version } = await atDesk();
  expect((await reply()).status).toBe(200);
  expect((await atDesk()).version).toBe(version);
  expect((await kindsOf(owner)).filter((kind) => kind === 'SHOP_ADDRESS')).toHaveLength(1);
  const [before] = await api.db.select().from(orderServices).where(eq(orderServices.id, id));
  await reply({ address: { ...home, formatted: 'Москва, улица Мира, 9' } });
  expect((await noticesOf(owner))[0]?.title).toBe(`Заказ № ${id}: изменён адрес`);
  expect(await api.db.$count(addresses, eq(addresses.id, before?.addressId ?? 0)), 'the former one is erased').toBe(0);
}, 60_000);

test('an order without an address is not handed to a courier, and one at the courier keeps its address', async () => {
  const { slug, id, steps, courier, seller, reply, read } = await asked();
  await steps(...begin(), stepOf('READY', 'ASSEMBLING'));
  const hand = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  const refused = await line.take<Problem>(seller.visitor, slug, id, hand);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'desk.not-now',
    'Получатель ещё не указал адрес. Передать заказ курьеру можно, когда адрес будет',
  ]);
  await reply();
  expect((await line.take(seller.visitor, slug, id, hand)).body.status.type).toBe('DELIVERING');
  const { body: stops } = await courier.visitor.get<DeskStop[]>(`desk/${slug}/stops`);
  expect(stops[0]).toMatchObject({
    address: { formatted: home.formatted },
    comment: expect.stringContaining('Собака'),
  });
  expect((await read()).body).toMatchObject({ isClosed: true, address: null, shopPhone: '+74951234567', hours: [] });
  const late = await reply<Problem>({ from: '10:00', comment: '' });
  expect([late.status, late.body.message]).toEqual([409, 'Заказ уже у курьера, адрес изменить нельзя']);
  const picture = await line.picture(courier.user.id);
  await line.take(courier.visitor, slug, id, stepOf('DELIVER', 'DELIVERING', { mediaFileId: picture }));
  expect((await read()).status).toBe(404);
}, 60_000);

test('the link of a cancelled order is over', async () => {
  const { customer, orderId, id, read, reply } = await asked();
  await customer.visitor.post(`orders/${orderId}/services/${id}/cancel`);
  expect([(await read()).status, (await reply()).status]).toEqual([404, 404]);
}, 60_000);

test('an address outside the delivery, or in a dearer zone, is refused in words', async () => {
  const { reply, shop } = await asked();
  const zone = { optionId: shop.deliveryId, cityId: shop.service.cityId };
  await api.db.insert(deliveryZones).values([zone, { ...zone, districts: ['Ясенево'], price: 60_000 }]);
  const far = await reply<Problem>({ address: { ...home, district: 'Ясенево', formatted: 'Москва, Ясенево, 1' } });
  expect([far.status, far.body.errors?.address]).toEqual([
    422,
    ['По этому адресу доставка стоит дороже оплаченной. Укажите другой адрес'],
  ]);
  const outside = await reply<Problem>({ address: { ...home, city: 'Казань', formatted: 'Казань, улица Баумана, 1' } });
  expect(outside.status).toBe(422);
  expect(outside.body.errors?.address?.[0]).toContain('Сюда «Доставка» не доставляет, только: Москва');
  expect((await reply<Problem>({ address: { ...home, formatted: ' ' } })).body.errors?.address).toHaveLength(1);
  await api.db.update(deliveryOptions).set({ price: 90_000 }).where(eq(deliveryOptions.id, shop.deliveryId));
  expect((await reply()).status, 'the shop has raised its price since').toBe(200);
}, 60_000);

test('free hours of the day may be chosen, and hours that were taken meanwhile may not', async () => {
  const { shop, reply, read, atDesk } = await asked();
  const at = { optionId: shop.deliveryId, startsAt: '15:00', endsAt: '17:00', capacity: 1 };
  await api.db.insert(deliveryIntervals).values(at);
  expect((await read()).body.hours.map(({ from }) => from)).toEqual(['10:00', '15:00']);
  const product = await market.product(shop);
  const other = await market.customer();
  const cart = await market.add(other, product.id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, { deliveryTime: '15:00' });
  expect((await market.order(other, market.bodyOf([wish], 280_000))).status).toBe(200);
  const taken = await reply<Problem>({ from: '15:00' });
  expect([taken.status, taken.body.errors?.from]).toEqual([422, ['Это время уже заняли. Выберите другое']]);
  expect((await atDesk()).address).toBeNull();
  await api.db.update(deliveryIntervals).set({ capacity: 2 }).where(eq(deliveryIntervals.startsAt, '15:00'));
  expect((await reply({ from: '15:00' })).body).toMatchObject({ from: '15:00', to: '17:00' });
  expect(await atDesk()).toMatchObject({ deliveryFrom: '15:00', deliveryTo: '17:00' });
  expect((await reply({ from: '15:00', comment: '' })).status, 'its own place is not in its way').toBe(200);
  expect((await read()).body.hours.map(({ from }) => from)).toEqual(['10:00', '15:00']);
}, 60_000);

test('the customer is warned before the hours, and gives the address instead', async () => {
  const { id, customer, give, read, reply, steps, atDesk } = await asked();
  await steps(...begin());
  await ringNow(id);
  expect((await noticesOf(customer))[0]).toMatchObject({
    kind: 'ORDER_ADDRESS',
    title: `Заказ № ${id}: адреса ещё нет`,
  });
  expect((await give()).body.addressRequest?.givenBy).toBe('CUSTOMER');
  expect((await atDesk()).timeline.at(-1)).toMatchObject({ title: 'Покупатель указал адрес' });
  expect((await read()).body, 'the recipient does not see the address of another').toMatchObject({
    address: null,
    isGiven: true,
  });
  expect((await reply()).status).toBe(200);
  const again = await give<Problem>();
  expect([again.status, again.body.message]).toEqual([409, 'Получатель уже указал адрес']);
  expect((await atDesk()).timeline.at(-1)).toMatchObject({ title: 'Получатель указал адрес' });
}, 60_000);

test('an order without a request keeps its address', async () => {
  const { customer, orderId, id } = await paid();
  const answer = await customer.visitor.put<Problem>(`orders/${orderId}/services/${id}/address`, { address: home });
  expect([answer.status, answer.body.code]).toEqual([409, 'order.address-fixed']);
}, 60_000);

test('the shop is not late without an address: its time starts with the answer', async () => {
  const { id, customer, owner, steps, making, reply, orderId } = await asked();
  await steps(...begin());
  const runDown = async (kind: 'OVERDUE' | 'CANCEL_UNDELIVERED') => {
    const running = and(eq(orderClocks.orderServiceId, id), eq(orderClocks.kind, kind));
    await api.db
      .update(orderClocks)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(running);
    await api.app.jobs.run('desk.clocks');
  };
  await runDown('OVERDUE');
  expect((await noticesOf(owner))[0]?.title).toBe(`Заказ № ${id}: адрес так и не указали`);
  expect((await making()).overdueAt).toBeNull();
  const dispute = { words: 'Не привезли', mediaFileIds: [] };
  const claim = await customer.visitor.post(`orders/${orderId}/services/${id}/dispute`, dispute);
  expect(claim.status).toBe(409);
  await reply();
  expect(Date.parse((await making()).overdueAt ?? '')).toBeGreaterThan(Date.now());
  const silent = await asked();
  await silent.steps(...begin());
  await api.db
    .update(orderClocks)
    .set({ dueAt: new Date(Date.now() - 1000) })
    .where(and(eq(orderClocks.orderServiceId, silent.id), eq(orderClocks.kind, 'CANCEL_UNDELIVERED')));
  await api.app.jobs.run('desk.clocks');
  await soonReturned(silent.customer.visitor, silent.orderId, 'REFUNDED');
  expect((await noticesOf(silent.customer))[0]?.text).toContain('Адрес доставки так и не указали');
}, 60_000);

test('a phone gets at most five such messages a day', async () => {
  const phone = newPhone();
  const many = [];
  for (let count = 0; count < 6; count += 1) many.push(await asked(phone));
  for (const { sms } of many) await sms();
  expect(api.outside.sms.sent.filter((sent) => sent.phone === phone)).toHaveLength(5);
}, 120_000);

test('an anonymous gift does not name its sender, and nobody asks themselves', async () => {
  const shop = await market.seller();
  const product = await market.product(shop);
  const customer = await api.signIn();
  await customer.visitor.put('profile', { firstName: 'Анна' });
  const cart = await market.add(customer.visitor, product.id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, { ...askingAt(newPhone()), isAnonymous: true });
  const self = { ...wish, recipient: { ...wish.recipient, isOtherRecipient: false } };
  const refused = await market.order<Problem>(customer.visitor, market.bodyOf([self], 280_000));
  expect(refused.body.errors).toEqual({ 'orders.0.address': ['Поле обязательно для заполнения'] });
  const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
  await pay(customer.visitor, order.orderId);
  const path = `orders/${order.orderId}/services/${order.orderServices[0]?.orderServiceId}/making`;
  const token = (await customer.visitor.get<OrderMaking>(path)).body.addressRequest?.path?.split('#')[1];
  expect((await api.visitor().post<Gift>('gifts/read', { token })).body.senderName).toBeNull();
}, 60_000);
