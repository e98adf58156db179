import { randomUUID } from 'node:crypto';
import type { DeskOrder, DeskQueue, DeskRefund, OrderMaking } from '@vetka/domain/desk';
import type { Notice, NoticePage } from '@vetka/domain/notice';
import type { SubstitutionChoice } from '@vetka/domain/order';
import type { EmulatorOptions } from '@vetka/emulator/server';
import { and, eq, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { orderClocks } from '../src/platform/database/schema/index.ts';
import { createCheckoutFixture } from './checkoutFixture.ts';
import { createDeskLine, stepOf } from './deskLine.ts';
import type { Visitor } from './visitor.ts';

/** The delivery of an order at the desk, and the customer's choice for substitutions. */
interface DeskOrderOptions {
  isPickup?: boolean;
  substitution?: SubstitutionChoice;
  /** The address is asked of the recipient, «Мария» at this phone. */
  asksAt?: string;
}

/** A part of an order whose recipient is asked for the address. */
export const askingAt = (phone: string) => ({
  asksRecipient: true,
  address: null,
  recipient: { isOtherRecipient: true, firstName: 'Мария', lastName: '', middleName: '', phone },
});

/** Paid orders at the desk of a shop, for one test file. */
export async function createDeskFixture(env: Record<string, string> = {}, emulator: EmulatorOptions = {}) {
  const checkout = await createCheckoutFixture(env, emulator);
  const { api, bank, market, pay, paymentsOf } = checkout;
  const line = createDeskLine(api);

  /** A shop with an owner, a seller and a courier that shows photos, and a paid order of a new customer. */
  async function opened({ isPickup = false, substitution = 'ASK', asksAt }: DeskOrderOptions = {}) {
    const shop = await market.seller();
    const { slug } = shop.service;
    const owner = await line.employ(shop.id, 'OWNER');
    const seller = await line.employ(shop.id, 'SELLER');
    const courier = await line.employ(shop.id, 'COURIER');
    await line.change(shop.id, { photoBeforeDelivery: true, hasCouriers: true, offersSubstitution: true });
    const product = await market.product(shop, { productionMinutes: 90 });
    const customer = await api.signIn();
    await customer.visitor.put('profile', { firstName: 'Анна', lastName: 'Лебедева' });
    await seller.visitor.put('profile', { firstName: 'Марина', lastName: 'Белова' });
    await courier.visitor.put('profile', { firstName: 'Илья', lastName: 'Ким' });
    const cart = await market.add(customer.visitor, product.id);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop, {
      cardText: 'С днём рождения!',
      comment: 'Позвоните за час',
      substitution,
      ...(isPickup && { deliveryOptionId: shop.pickupId, deliveryTime: '09:00', address: null }),
      ...(asksAt !== undefined && askingAt(asksAt)),
    });
    const total = isPickup ? 250_000 : 280_000;
    const { body: order } = await market.order(customer.visitor, market.bodyOf([wish], total));
    const id = order.orderServices[0]?.orderServiceId ?? 0;
    const steps = (...taken: Parameters<typeof line.takeAll>[3]) => line.takeAll(seller.visitor, slug, id, taken);
    const making = async () =>
      (await customer.visitor.get<OrderMaking>(`orders/${order.orderId}/services/${id}/making`)).body;
    const answer = <T = OrderMaking>(body: object) =>
      customer.visitor.post<T>(`orders/${order.orderId}/services/${id}/photo-answer`, body);
    const queue = async (search = '') => (await owner.visitor.get<DeskQueue>(`desk/${slug}/orders${search}`)).body;
    return {
      shop,
      slug,
      owner,
      seller,
      courier,
      customer,
      product,
      orderId: order.orderId,
      id,
      steps,
      making,
      answer,
      queue,
    };
  }

  async function paid(options: DeskOrderOptions = {}) {
    const made = await opened(options);
    await pay(made.customer.visitor, made.orderId);
    return made;
  }

  /** A paid order that is being assembled, with functions that move its money. */
  async function accepted(options: DeskOrderOptions = {}) {
    const made = await paid(options);
    const { products } = await made.steps(...begin());
    const productId = products[0]?.orderProductId ?? 0;
    const at = `desk/${made.slug}/orders/${made.id}`;
    const bodyOf = (amount: number, more: Partial<DeskRefund> = {}): DeskRefund => ({
      refundId: randomUUID(),
      lines: [{ orderProductId: productId, amount }],
      delivery: 0,
      reason: 'Один цветок увял',
      ...more,
    });
    const refund = <T = DeskOrder>(body: object, person = made.owner) => person.visitor.post<T>(`${at}/refunds`, body);
    const propose = <T = DeskOrder>(body: object, person = made.seller) =>
      person.visitor.post<T>(`${at}/substitutions`, body);
    const answerOf = <T = OrderMaking>(substitutionId: number, body: object) =>
      made.customer.visitor.post<T>(
        `orders/${made.orderId}/services/${made.id}/substitutions/${substitutionId}/answer`,
        body,
      );
    const atBank = async () => {
      const [payment] = await paymentsOf(made.orderId);
      return (await bank.payments()).find(({ id }) => id === payment?.externalId);
    };
    return { ...made, productId, bodyOf, refund, propose, answerOf, atBank };
  }

  /** Makes every running clock of an order service due, except those of a late delivery, which would end it. */
  const isOfStep = notInArray(orderClocks.kind, ['OVERDUE', 'CANCEL_UNDELIVERED']);
  const ringNow = async (id: number) => {
    await api.app.jobs.settled();
    await api.db
      .update(orderClocks)
      .set({ dueAt: sql`now() - interval '1 second'` })
      .where(and(eq(orderClocks.orderServiceId, id), isOfStep));
    const isRinging = and(
      eq(orderClocks.orderServiceId, id),
      isOfStep,
      isNull(orderClocks.doneAt),
      lt(orderClocks.dueAt, sql`now()`),
    );
    // A round skips an order that is locked, for example by a refund under way, and leaves it to the next round.
    for (let round = 0; round < 5; round += 1) {
      await api.app.jobs.run('desk.clocks');
      if ((await api.db.$count(orderClocks, isRinging)) === 0) return;
    }
  };

  return { ...checkout, line, opened, paid, accepted, ringNow };
}

/** The steps that bring a new order to its assembly. */
export const begin = () => [stepOf('ACCEPT', 'NEW'), stepOf('START', 'ACCEPTED')];
/** The steps that bring a new order without a photo to its recipient. */
export const deliver = (courierId: number, mediaFileId: number) => [
  ...begin(),
  stepOf('READY', 'ASSEMBLING'),
  stepOf('HAND_TO_COURIER', 'READY', { courierId }),
  stepOf('DELIVER', 'DELIVERING', { mediaFileId }),
];

interface Reader {
  visitor: Visitor;
}
/** A person's notices, newest first. */
export const noticesOf = async ({ visitor }: Reader): Promise<Notice[]> =>
  (await visitor.get<NoticePage>('notices')).body.data;
export const kindsOf = async (person: Reader) => (await noticesOf(person)).map(({ kind }) => kind);

/** The statuses of responses, in order of size: which of two requests at once succeeds is up to the database. */
export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status).toSorted((one, other) => one - other);
