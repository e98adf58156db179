import type { DeskOrder, DeskPlace, DeskQueue, DeskStop, OrderMaking } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { begin, createDeskFixture, kindsOf, noticesOf, statusesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';

const { api, root, line, market, opened, paid, pay, stockOf, statusOf, soonReturned } = await createDeskFixture();

type Made = Awaited<ReturnType<typeof paid>>;

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
    expect(asked).toMatchObject({ mediaFile: { id: first }, by: 'Марина Белова', answer: null, mayRedo: true });
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
  test('sees the own deliveries without money, customer, card and code', async () => {
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

  test('brings a photo or the right code', async () => {
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

test('nobody guesses the code of a delivery', async () => {
  const { slug, id, steps, courier, making } = await paid();
  const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  await steps(...begin(), stepOf('READY', 'ASSEMBLING'), handed);
  const { handoverCode } = await making();
  const wrong = ['1111', '2222', '3333'].find((code) => code !== handoverCode) ?? '';
  const answers: number[] = [];
  for (let tries = 0; tries < 11; tries += 1) {
    const { status } = await line.take(courier.visitor, slug, id, stepOf('DELIVER', 'DELIVERING', { code: wrong }));
    answers.push(status);
  }
  expect(answers).toEqual([...Array<number>(10).fill(422), 429]);
  const right = stepOf('DELIVER', 'DELIVERING', { code: handoverCode ?? '' });
  expect((await line.take(courier.visitor, slug, id, right)).status, 'the right one has to wait, too').toBe(429);
}, 60_000);

describe('two people of a shop', () => {
  test('who take the same step at once take it once, and the second learns who was first', async () => {
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

describe('a refusal', () => {
  test('returns the money, the pieces and the reason', async () => {
    const { slug, id, orderId, seller, customer, product } = await paid();
    expect(await stockOf(product.id)).toBe(9);
    const silent = await line.take<Problem>(seller.visitor, slug, id, stepOf('DECLINE', 'NEW'));
    expect(silent.body.errors).toHaveProperty('reason');
    const step = stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов', offer: 'розы «Джульетта»' });
    expect((await line.take(seller.visitor, slug, id, step)).body.status.type).toBe('CANCELED_BY_SELLER');
    expect(await stockOf(product.id)).toBe(10);
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
    const { body } = await customer.visitor.get<OrderService>(`orders/${orderId}/services/${id}`);
    expect(body.services[0]?.orderStatus.name).toBe('Отменен магазином');
    const { refunds, refunded } = (await customer.visitor.get<OrderMaking>(`orders/${orderId}/services/${id}/making`))
      .body;
    expect({ refunded, refunds }).toMatchObject({
      refunded: 280_000,
      refunds: [{ amount: 280_000, isDone: true, by: null }],
    });
    const [notice] = await noticesOf(customer);
    expect(notice).toMatchObject({
      kind: 'ORDER_CANCELED',
      text: 'Нет нужных цветов. Предлагаем: розы «Джульетта». Деньги вернём полностью.',
    });
  });

  test('after acceptance is up to the owner and the managers', async () => {
    const { slug, id, orderId, steps, seller, owner, customer } = await paid();
    await steps(stepOf('ACCEPT', 'NEW'));
    const cancel = () => stepOf('CANCEL', 'ACCEPTED', { reason: 'Сломалась холодильная камера' });
    const refused = await line.take<Problem>(seller.visitor, slug, id, cancel());
    expect([refused.status, refused.body.message]).toEqual([403, 'Это может владелец или управляющий']);
    const { body } = await line.take(owner.visitor, slug, id, cancel());
    expect(body).toMatchObject({
      status: { type: 'CANCELED_BY_SELLER' },
      cancelReason: 'Сломалась холодильная камера',
      steps: [],
    });
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
  });

  test('by the customer takes a new order off the desk', async () => {
    const { id, orderId, customer, queue, seller } = await paid();
    await customer.visitor.post(`orders/${orderId}/services/${id}/cancel`);
    expect((await queue()).counts).toMatchObject({ QUEUE: 0, NEW: 0, FINISHED: 1 });
    expect(await kindsOf(seller)).toEqual(['SHOP_ORDER_CANCELED', 'SHOP_NEW_ORDER']);
    expect(await statusOf(customer.visitor, orderId)).not.toBe('CREATED');
  });
});

describe('a step that is not possible now', () => {
  test('says why, and changes nothing', async () => {
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

describe('a shop', () => {
  test('is found by its people, with what waits for them', async () => {
    const { slug, seller, courier, customer } = await paid();
    const placesOf = async ({ visitor }: Made['owner']) => (await visitor.get<DeskPlace[]>('desk')).body;
    expect(await placesOf(seller)).toMatchObject([
      { service: { slug }, role: 'SELLER', waitingOrders: 1, hours: 'Круглосуточно', timeZone: 'Europe/Moscow' },
    ]);
    expect(await placesOf(courier)).toMatchObject([{ role: 'COURIER', rights: ['DELIVER_ORDERS'], waitingOrders: 0 }]);
    expect(await placesOf(customer)).toEqual([]);
  });

  test('finds orders by number, last digits of a phone and name, and counts every filter', async () => {
    const { id, queue, customer, steps } = await paid();
    const found = async (search: string) =>
      (await queue(`?search=${encodeURIComponent(search)}`)).data.map((row) => row.id);
    expect(await found(`№ ${id}`)).toEqual([id]);
    expect(await found(customer.user.phone?.slice(-4) ?? '')).toEqual([id]);
    expect(await found('лебед')).toEqual([id]);
    expect(await found('100%')).toEqual([]);
    await steps(stepOf('ACCEPT', 'NEW'));
    const { counts, data } = await queue('?filter=ASSEMBLING');
    expect(counts).toEqual({ QUEUE: 1, NEW: 0, ASSEMBLING: 1, WAITING: 0, DELIVERING: 0, FINISHED: 0 });
    expect(data.map(({ status }) => status.type)).toEqual(['ACCEPTED']);
    expect((await queue(`?day=2020-01-01`)).data).toEqual([]);
  });

  test('that takes no orders refuses a checkout, and one without substitutions substitutes nothing', async () => {
    const { shop, slug, owner, customer, id, seller } = await paid();
    expect((await line.read(seller.visitor, slug, id)).substitution).toBe('ASK');
    const settings = {
      isAcceptingOrders: false,
      photoBeforeDelivery: true,
      offersSubstitution: false,
      hasCouriers: true,
    };
    const half = await owner.visitor.put<Problem>(`desk/${slug}/settings`, {
      ...settings,
      opensAt: '09:00',
      closesAt: null,
    });
    expect(half.body.errors).toEqual({ closesAt: ['Укажите и открытие, и закрытие'] });
    const hours = { opensAt: '09:00', closesAt: '21:00' };
    const { body } = await owner.visitor.put(`desk/${slug}/settings`, { ...settings, ...hours });
    expect(body).toEqual({ ...settings, ...hours });
    const { id: productId } = await market.product(shop);
    const cart = await market.add(customer.visitor, productId);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, { substitution: 'SIMILAR' });
    const refused = await market.order<Problem>(customer.visitor, market.bodyOf([wish], 280_000));
    expect(refused.body.errors).toEqual({ 'orders.0.products': ['Магазин сейчас не принимает заказы'] });
    await owner.visitor.put(`desk/${slug}/settings`, { ...settings, ...hours, isAcceptingOrders: true });
    const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
    await pay(customer.visitor, order.orderId);
    const made = await line.read(seller.visitor, slug, order.orderServices[0]?.orderServiceId ?? 0);
    expect(made.substitution).toBe('NEVER');
  });

  test('takes the same number of queries however many orders it has', async () => {
    const { shop, slug, owner, id, customer } = await paid();
    const cost = async (path: string) =>
      (await api.queries.during(() => owner.visitor.get<DeskOrder>(`desk/${slug}/${path}`))).length;
    await api.app.jobs.stop();
    const before = [await cost('orders'), await cost(`orders/${id}`)];
    const { id: productId } = await market.product(shop);
    const cart = await market.add(customer.visitor, productId);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
    await pay(customer.visitor, order.orderId);
    expect([await cost('orders'), await cost(`orders/${id}`)]).toEqual(before);
    expect(before[0]).toBeLessThanOrEqual(5);
  });
});

test('an open desk learns of a new order and of every step', async () => {
  const made = await opened();
  const stop = new AbortController();
  const cookie = [...made.owner.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${root}/api/v1/desk/${made.slug}/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  expect(response.status).toBe(200);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const until = async (word: string) => {
    while (!text.includes(word)) text += (await reader?.read())?.value ?? '';
  };
  await pay(made.customer.visitor, made.orderId);
  await until('NEW_ORDER');
  await made.steps(stepOf('ACCEPT', 'NEW'));
  await until('ACCEPTED');
  expect(text).toContain(`"by":"Марина Белова"`);
  stop.abort();
});
