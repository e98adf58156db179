import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import { listenToDesk } from '../../../test/deskStream.ts';
import { someDay } from '../../../test/marketFixture.ts';

const { root, line, market, opened, paid, pay } = await createDeskFixture();

type Made = Awaited<ReturnType<typeof paid>>;

/** Another paid order of the same customer and shop. */
async function orderAgain({ customer, shop, product }: Made): Promise<number> {
  const cart = await market.add(customer.visitor, product.id);
  const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
  const { body } = await market.order(customer.visitor, market.bodyOf([wish], 280_000));
  await pay(customer.visitor, body.orderId);
  return body.orderServices[0]?.orderServiceId ?? 0;
}

const handOver = ({ seller, slug }: Made, id: number, courierId: number) =>
  line.takeAll(seller.visitor, slug, id, [
    stepOf('ACCEPT', 'NEW'),
    stepOf('START', 'ACCEPTED'),
    stepOf('READY', 'ASSEMBLING'),
    stepOf('HAND_TO_COURIER', 'READY', { courierId }),
  ]);

test('an open desk receives a new order and every step', async () => {
  const made = await opened();
  const desk = await listenToDesk(root, made.owner.visitor, made.slug);
  expect(desk.status).toBe(200);
  await pay(made.customer.visitor, made.orderId);
  await desk.until('NEW_ORDER');
  await made.steps(stepOf('ACCEPT', 'NEW'));
  expect(await desk.until('ACCEPTED')).toContain(`"by":"Марина Белова"`);
  desk.stop();
});

test('an open desk hears that a day was closed, because deadlines have moved', async () => {
  const { owner, seller, slug } = await paid();
  const desk = await listenToDesk(root, seller.visitor, slug);
  const closed = { closedReason: 'Переучёт', plan: null };
  await owner.visitor.put(`desk/${slug}/delivery/days/${someDay()}`, closed);
  expect(await desk.until('SETTINGS_CHANGED')).toContain(`"by":"`);
  desk.stop();
});

test('a courier receives events of their own orders only', async () => {
  const made = await paid();
  const { slug, shop, courier, id } = made;
  const other = await line.employ(shop.id, 'COURIER');
  const [own, others] = await Promise.all([courier, other].map(({ visitor }) => listenToDesk(root, visitor, slug)));
  expect([own?.status, others?.status]).toEqual([200, 200]);
  await handOver(made, id, courier.user.id);
  const second = await orderAgain(made);
  await handOver(made, second, other.user.id);
  const heard = await own?.until('DELIVERING');
  const receivedByOther = await others?.until('DELIVERING');
  expect(heard).toContain(`"id":${id},`);
  expect(receivedByOther).toContain(`"id":${second},`);
  for (const [text, foreign] of [
    [heard, second],
    [receivedByOther, id],
  ]) {
    for (const secret of [`"id":${foreign},`, 'NEW_ORDER', 'ACCEPTED', 'Белова', 'courierId']) {
      expect(text).not.toContain(secret);
    }
  }
  own?.stop();
  others?.stop();
});
