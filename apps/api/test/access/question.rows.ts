import { randomUUID } from 'node:crypto';
import { createDeskLine, stepOf } from '../deskLine.ts';
import {
  byId,
  makersOnly,
  managersOnly,
  otherShopOnly,
  part,
  pictureOf,
  started,
  stepped,
  type Made,
} from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { one } from './things.ts';
import { everybody, ownerOnly } from './vocabulary.ts';
import type { World } from './world.ts';

const words = { words: 'Цветы увяли через час' };
const onlyAdministration = everybody(404, { guest: 401, administration: 'allowed' });

interface WithProduct extends Made {
  productId: number;
}

const readOrder = (world: World, { slug, id }: Made) =>
  createDeskLine(world.api).read(world.visitorOf('shopOwner'), slug, id);

const assembling: Thing<WithProduct> = {
  title: 'an order being assembled',
  async make(world) {
    const made = await stepped('', started).make(world);
    const { products } = await readOrder(world, made);
    return { ...made, productId: one(products).orderProductId };
  },
};

const refundOf = ({ productId }: WithProduct) => ({
  refundId: randomUUID(),
  lines: [{ orderProductId: productId, amount: 100 }],
  delivery: 0,
  reason: 'Один цветок увял',
});
const proposalOf = ({ productId }: WithProduct, mediaFileId: number | null = null) => ({
  orderProductId: productId,
  words: 'Белой эустомы нет',
  options: [{ title: 'Роза', note: '', mediaFileId, refund: 0 }],
  refundWithout: 0,
});

const asked: Thing<Made & { substitutionId: number }> = {
  title: 'an order with a question about a substitute',
  async make(world) {
    const made = await assembling.make(world);
    const path = `desk/${made.slug}/orders/${made.id}/substitutions`;
    const { status, body } = await world.visitorOf('shopOwner').post(path, proposalOf(made));
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...made, substitutionId: one((await readOrder(world, made)).substitutions).id };
  },
};

const delivered = stepped('a delivered order', async (world) => [
  ...started(),
  stepOf('READY', 'ASSEMBLING'),
  stepOf('HAND_TO_COURIER', 'READY', { courierId: world.idOf('shopCourier') }),
  stepOf('DELIVER', 'DELIVERING', { mediaFileId: await createDeskLine(world.api).picture(world.idOf('shopOwner')) }),
]);
const disputed: Thing<Made> = {
  title: 'an order with a dispute',
  async make(world) {
    const made = await delivered.make(world);
    const path = `orders/${made.orderId}/services/${made.id}/dispute`;
    const { status } = await world.visitorOf('owner').post(path, { ...words, mediaFileIds: [] });
    if (status !== 200) throw new Error(`The dispute was not opened: ${status}.`);
    return made;
  },
};
const illustrated: Thing<WithProduct & { pictureId: number }> = {
  title: 'an order being assembled, and a picture of the seller',
  make: async (world) => ({ ...(await assembling.make(world)), pictureId: await pictureOf(world, 'shopSeller') }),
};
const photographedFlaw: Thing<Made & { pictureId: number }> = {
  title: 'a delivered order, and a picture of its customer',
  make: async (world) => ({ ...(await delivered.make(world)), pictureId: await pictureOf(world, 'owner') }),
};
const elsewhere: Thing<WithProduct> = {
  title: 'an order of another shop',
  make: async (world) => ({ ...(await assembling.make(world)), slug: world.otherShop.service.slug }),
};

type QuestionCall = 'desk.refund' | 'desk.substitute' | 'desk.answerDispute' | 'desk.disputes' | 'desk.decideDispute';

/** Money and questions of a shop's orders. */
export const questionRows: Pick<Rows<'desk'>, QuestionCall> = {
  'desk.refund': [
    on(assembling, { ...managersOnly, shopCourier: 403 }, (made) => ({ ...byId(made), body: refundOf(made) })),
    on(elsewhere, { ...otherShopOnly }, (made) => ({ ...byId(made), body: refundOf(made) })),
  ],
  // A seller may not return money without the customer's answer («заменить похожим»): desk.substitution.test.ts.
  'desk.substitute': [
    on(assembling, { ...makersOnly, shopCourier: 403 }, (made) => ({ ...byId(made), body: proposalOf(made) })),
    on(
      illustrated,
      { ...makersOnly, shopCourier: 403, shopOwner: 422, shopManager: 422 },
      ({ pictureId, ...made }) => ({ ...byId(made), body: proposalOf(made, pictureId) }),
    ),
    on(elsewhere, otherShopOnly, (made) => ({ ...byId(made), body: proposalOf(made) })),
  ],
  'desk.answerDispute': [
    on(disputed, { ...managersOnly, shopCourier: 403 }, (made) => ({ ...byId(made), body: words })),
  ],
  'desk.disputes': [plain(onlyAdministration), plain(onlyAdministration, () => ({ query: { id: 1 } }), 'one entry')],
  'desk.decideDispute': [
    on(disputed, onlyAdministration, ({ id }) => ({
      params: { id },
      body: { decision: 'REJECT', refund: 0, words: 'На фото цветы свежие' },
    })),
  ],
};

/** Answers of an order's customer, and disputes. */
export const customerAnswerRows: Pick<Rows<'order'>, 'order.answerSubstitution' | 'order.openDispute'> = {
  'order.answerSubstitution': [
    on(asked, ownerOnly, ({ substitutionId, ...made }) => ({
      params: { id: made.orderId, serviceId: made.id, substitutionId },
      body: { chosen: 0 },
    })),
  ],
  'order.openDispute': [
    on(photographedFlaw, ownerOnly, ({ pictureId, ...made }) => ({
      ...part(made),
      body: { ...words, mediaFileIds: [pictureId] },
    })),
  ],
};
