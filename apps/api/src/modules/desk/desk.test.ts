import type { DeskStop } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { begin, createDeskFixture, kindsOf, statusesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { cities } from '../../platform/database/schema/index.ts';

const { api, line, opened, paid, pay } = await createDeskFixture();

describe('an order', () => {
  test('appears at the desk once it is paid, and is made and delivered step by step', async () => {
    const made = await opened();
    const { slug, id, steps, making, answer, queue, seller, courier, customer } = made;
    expect((await queue()).data).toEqual([]);
    await pay(customer.visitor, made.orderId);
    const [row] = (await queue()).data;
    expect(row).toMatchObject({
      id,
      number: id,
      status: { type: 'NEW' },
      title: 'Букет из 15 пионов',
      productCount: 1,
      recipient: { name: 'Анна Лебедева', phone: customer.user.phone, isOther: false },
      deliveryFrom: '10:00',
      total: 280_000,
      hasComment: true,
      steps: ['ACCEPT', 'DECLINE'],
    });
    const { acceptUntil, cancelsAt } = await making();
    expect(acceptUntil).toBe(row?.acceptUntil);
    expect(Date.parse(cancelsAt ?? '') - Date.parse(acceptUntil ?? '')).toBe(150 * 60_000);
    expect(Date.parse(`${row?.deliveryDate}T10:00:00+03:00`) - Date.parse(row?.startBy ?? '')).toBe(90 * 60_000);

    const first = await line.picture(seller.user.id);
    await steps(...begin(), stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId: first }));
    const asked = (await making()).photo;
    expect(asked).toMatchObject({ mediaFile: { id: first }, by: '', answer: null, mayRedo: true });
    const redo = { photoId: asked?.id, answer: 'REDO', reasons: ['COLOUR'], words: 'Нежнее' };
    expect((await answer(redo)).body.photo).toMatchObject({ answer: 'REDO', words: 'Нежнее', mayRedo: false });

    const second = await line.picture(seller.user.id);
    await steps(stepOf('SEND_PHOTO', 'PHOTO_SENT', { mediaFileId: second }));
    const again = (await making()).photo;
    expect(again).toMatchObject({ mediaFile: { id: second }, mayRedo: false });
    const twice = await answer<Problem>({ ...redo, photoId: again?.id });
    expect([twice.status, twice.body.code]).toEqual([409, 'order.no-redo']);
    await answer({ photoId: again?.id, answer: 'LIKED', reasons: [], words: '' });

    const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
    const onTheWay = await steps(stepOf('READY', 'PHOTO_SENT'), handed);
    expect(
      onTheWay.photos.map(({ answer: given }) => given),
      'every photo stays as evidence',
    ).toEqual(['REDO', 'LIKED']);
    const { handoverCode, courierName } = await making();
    expect(handoverCode).toMatch(/^\d{4}$/);
    expect(courierName).toBe('Илья');

    const delivery = await line.take(
      courier.visitor,
      slug,
      id,
      stepOf('DELIVER', 'DELIVERING', { code: handoverCode ?? '' }),
    );
    expect([delivery.status, delivery.body.status.type]).toEqual([200, 'DELIVERED']);
    expect((await making()).handoverCode).toBeNull();
    expect((await making()).disputeUntil).not.toBeNull();
    const { timeline } = await line.read(seller.visitor, slug, id);
    expect(timeline.map(({ title, by }) => [title, by])).toEqual([
      ['Новый', 'Анна Лебедева'],
      ['Принят', 'Марина Белова'],
      ['Собирается', 'Марина Белова'],
      ['Фото отправлено', 'Марина Белова'],
      ['Просят переделать', 'Анна Лебедева'],
      ['Фото отправлено', 'Марина Белова'],
      ['Фото нравится', 'Анна Лебедева'],
      ['Готов', 'Марина Белова'],
      ['В пути', 'Марина Белова'],
      ['Доставлен', 'Илья Ким'],
    ]);
    const { body: own } = await customer.visitor.get<OrderService>(`orders/${made.orderId}/services/${id}`);
    expect(
      own.history.map(({ status }) => status.name),
      'PRD-11: the customer sees every status that the shop has reached',
    ).toEqual(['Новый', 'Принят', 'Собирается', 'Фото отправлено', 'Фото отправлено', 'Готов', 'В пути', 'Доставлен']);
    expect(await kindsOf(customer)).toEqual([
      'ORDER_DELIVERED',
      'ORDER_ON_THE_WAY',
      'ORDER_PHOTO',
      'ORDER_PHOTO',
      'ORDER_ACCEPTED',
    ]);
    expect(await kindsOf(seller)).toEqual(['SHOP_PHOTO_ANSWER', 'SHOP_PHOTO_ANSWER', 'SHOP_NEW_ORDER']);
    expect(await kindsOf(courier)).toEqual(['SHOP_DELIVERY']);
  }, 60_000);

  test("shows its customer the shop's time zone", async () => {
    const { making, shop } = await paid();
    expect((await making()).timeZone).toBe('Europe/Moscow');
    const east = { slug: 'vladivostok', name: 'Владивосток', region: 'Приморский край', lat: 43.1, lng: 131.9 };
    const [city] = await api.db
      .insert(cities)
      .values({ ...east, timeZone: 'Asia/Vladivostok' })
      .returning();
    await line.change(shop.id, { cityId: city?.id ?? 0 });
    expect((await making()).timeZone).toBe('Asia/Vladivostok');
  });

  test('for pickup waits on the shelf and is handed over without a proof', async () => {
    const { slug, id, steps, seller, customer } = await paid({ isPickup: true });
    await steps(...begin(), stepOf('READY', 'ASSEMBLING'));
    const sent = await line.take<Problem>(seller.visitor, slug, id, stepOf('HAND_TO_COURIER', 'READY'));
    expect([sent.status, sent.body.message]).toEqual([409, 'Это самовывоз: поставьте заказ на полку']);
    const order = await steps(stepOf('PUT_ON_SHELF', 'READY'), stepOf('DELIVER', 'READY_FOR_PICKUP'));
    expect(order).toMatchObject({ status: { type: 'DELIVERED' }, deliveryType: 'PICKUP', courier: null });
    expect(await kindsOf(customer)).toEqual(['ORDER_DELIVERED', 'ORDER_READY_FOR_PICKUP', 'ORDER_ACCEPTED']);
  });
});

describe('a courier', () => {
  test('sees their own deliveries without money, customer, card and code', async () => {
    const { slug, id, steps, courier, seller } = await paid();
    const found = await courier.visitor.get(`desk/${slug}/orders/${id}`);
    expect(found.status).toBe(404);
    await steps(
      ...begin(),
      stepOf('READY', 'ASSEMBLING'),
      stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }),
    );
    const order = await line.read(courier.visitor, slug, id);
    expect(order).toMatchObject({
      total: 0,
      money: null,
      customer: null,
      cardText: '',
      timeline: [],
      steps: ['DELIVER'],
    });
    expect(order).toMatchObject({ comment: 'Позвоните за час', recipient: { name: 'Анна Лебедева' } });
    expect(JSON.stringify(order)).not.toContain('250000');
    expect(JSON.stringify(order)).not.toContain('День рождения');
    const day = order.deliveryDate ?? '';
    const { body: stops } = await courier.visitor.get<DeskStop[]>(`desk/${slug}/stops?day=${day}`);
    expect(stops).toMatchObject([{ id, status: { type: 'DELIVERING' }, address: { apartment: '5' } }]);
    // Handed over a day early: it is in the courier's hands today.
    const { body: today } = await courier.visitor.get<DeskStop[]>(`desk/${slug}/stops`);
    expect(today).toMatchObject([{ id }]);
    expect((await seller.visitor.get<DeskStop[]>(`desk/${slug}/stops?day=${day}`)).body).toEqual([]);
  });

  test('needs a photo or the right code', async () => {
    const { slug, id, steps, courier, customer } = await paid();
    await steps(
      ...begin(),
      stepOf('READY', 'ASSEMBLING'),
      stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }),
    );
    const deliver = (more: object) =>
      line.take<Problem>(courier.visitor, slug, id, stepOf('DELIVER', 'DELIVERING', more));
    expect((await deliver({})).body.errors).toHaveProperty('mediaFileId');
    const wrong = await deliver({ code: '0000' }).then(async (first) =>
      first.status === 422 ? first : deliver({ code: '0001' }),
    );
    expect(wrong.body.errors).toHaveProperty('code');
    const strangers = await line.picture(customer.user.id);
    expect((await deliver({ mediaFileId: strangers })).body.errors).toHaveProperty('mediaFileId');
    const own = await line.picture(courier.user.id);
    const { status, body } = await line.take(
      courier.visitor,
      slug,
      id,
      stepOf('DELIVER', 'DELIVERING', { mediaFileId: own, handedTo: 'AS_ASKED' }),
    );
    expect([status, body.deliveryPhoto?.id]).toEqual([200, own]);
  });
});

describe('two people of a shop', () => {
  test('who take the same step at once take it once, and the second sees who was first', async () => {
    const { slug, id, owner, seller } = await paid();
    await owner.visitor.put('profile', { firstName: 'Ольга', lastName: 'Ветрова' });
    const answers = await Promise.all(
      [owner, seller].map(({ visitor }) => line.take<Problem>(visitor, slug, id, stepOf('ACCEPT', 'NEW'))),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    const winner = answers[0]?.status === 200 ? 'Ольга Ветрова' : 'Марина Белова';
    expect(refused).toMatchObject({
      code: 'desk.taken',
      message: expect.stringMatching(new RegExp(`^Уже принят: ${winner}, \\d{1,2}:\\d\\d$`)) as string,
      details: { status: { type: 'ACCEPTED' }, by: winner, at: expect.any(String) as string },
    });
  });

  test('a step that is sent twice happens once, also after the order has moved on', async () => {
    const { slug, id, steps, seller } = await paid();
    const accept = stepOf('ACCEPT', 'NEW');
    await steps(accept);
    await steps(stepOf('START', 'ACCEPTED'));
    const replayed = await line.take(seller.visitor, slug, id, accept);
    expect([replayed.status, replayed.body.status.type]).toEqual([200, 'ASSEMBLING']);
    expect(replayed.body.timeline.filter(({ title }) => title === 'Принят')).toHaveLength(1);
  });
});

describe('a step that is not possible now', () => {
  test('is refused with a reason, and changes nothing', async () => {
    const { slug, id, steps, seller, making } = await paid();
    await steps(...begin());
    const refusal = async (...step: Parameters<typeof stepOf>) => {
      const { status, body } = await line.take<Problem>(seller.visitor, slug, id, stepOf(...step));
      return [status, body.code, body.message];
    };
    expect(await refusal('SEND_PHOTO', 'ASSEMBLING')).toEqual([422, 'validation', 'Сделайте фото букета']);
    await steps(stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId: await line.picture(seller.user.id) }));
    expect(await refusal('READY', 'PHOTO_SENT')).toEqual([409, 'desk.not-now', 'Покупатель ещё не ответил о фото']);
    const photoId = (await making()).photo?.id;
    expect(photoId).toBeDefined();
    expect((await line.read(seller.visitor, slug, id)).status.type).toBe('PHOTO_SENT');
  });
});
