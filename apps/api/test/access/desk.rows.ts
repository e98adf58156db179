import type { DeskStep } from '@vetka/domain/desk';
import type { CheckoutPart } from '@vetka/domain/order';
import { eq } from 'drizzle-orm';
import { carts, deskViews } from '../../src/platform/database/schema/index.ts';
import { createDeskLine, stepOf } from '../deskLine.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { one } from './things.ts';
import { everybody, nobody, ownerOnly, signedIn, workers, type Verdict } from './vocabulary.ts';
import type { World } from './world.ts';

/** Everybody in the shop except its couriers. */
export const inTheShop = { ...nobody(404), ...workers, shopCourier: 403 } as const;
/** Of couriers, an order is visible only to the one who delivers it. */
export const makersOnly = { ...nobody(404), ...workers, shopCourier: 404 } as const;
const withCourier = { ...nobody(404), ...workers } as const;
export const managersOnly = { ...makersOnly, shopSeller: 403 } as const;
const makers = (verdict: Verdict) =>
  ({ ...makersOnly, shopOwner: verdict, shopManager: verdict, shopSeller: verdict }) as const;

export interface Made {
  orderId: number;
  id: number;
  slug: string;
}

/** A paid order of the owner at the shop. */
export async function placed(world: World, wish: Partial<CheckoutPart> = {}): Promise<Made> {
  const { db, market, shop } = world;
  await db.delete(carts).where(eq(carts.userId, world.idOf('owner')));
  await createDeskLine(world.api).change(shop.id, {
    photoBeforeDelivery: true,
    hasCouriers: true,
    offersSubstitution: true,
  });
  const { id: productId } = await market.product(shop);
  const cart = await market.add(world.visitorOf('owner'), productId);
  const body = market.bodyOf([market.wish(one(cart.carts).cartId, shop, { substitution: 'ASK', ...wish })], 280_000);
  const { body: order } = await market.order(world.visitorOf('owner'), body);
  await world.pay(world.visitorOf('owner'), order.orderId);
  return { orderId: order.orderId, id: one(order.orderServices).orderServiceId, slug: shop.service.slug };
}

/** A paid order with which the shop's owner has taken steps. */
export const stepped = (title: string, stepsOf: (world: World) => Promise<DeskStep[]> | DeskStep[]): Thing<Made> => ({
  title,
  async make(world) {
    const made = await placed(world);
    const steps = await stepsOf(world);
    const { takeAll } = createDeskLine(world.api);
    if (steps.length > 0) await takeAll(world.visitorOf('shopOwner'), made.slug, made.id, steps);
    return made;
  },
});

export const pictureOf = (world: World, actor: 'owner' | 'shopOwner' | 'shopSeller') =>
  createDeskLine(world.api).picture(world.idOf(actor));
const accepted = () => stepOf('ACCEPT', 'NEW');
export const started = () => [accepted(), stepOf('START', 'ACCEPTED')];
const handed = (world: World) => [
  ...started(),
  stepOf('READY', 'ASSEMBLING'),
  stepOf('HAND_TO_COURIER', 'READY', { courierId: world.idOf('shopCourier') }),
];

const fresh = stepped('a new order', () => []);
const inWork = stepped('an accepted order', () => [accepted()]);
const ready = stepped('a ready order', () => [...started(), stepOf('READY', 'ASSEMBLING')]);
const onTheWay = stepped('an order handed to the courier', handed);
const photographed = stepped('an order with a photo', async (world) => [
  ...started(),
  stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId: await pictureOf(world, 'shopOwner') }),
]);
const assembled: Thing<Made & { pictureId: number }> = {
  title: 'an order being assembled, and a picture of the seller',
  make: async (world) => ({
    ...(await stepped('', started).make(world)),
    pictureId: await pictureOf(world, 'shopSeller'),
  }),
};
/** The id of an order of the shop, under the name of another shop. */
const misplaced: Thing<Made> = {
  title: 'an order of another shop',
  make: async (world) => ({ ...(await placed(world)), slug: world.otherShop.service.slug }),
};
export const otherShopOnly = everybody(404, { guest: 401 });

export const ofShop = ({ shop }: World): Ask => ({ params: { service: shop.service.slug } });
export const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const taking =
  (step: (world: World) => DeskStep) =>
  (made: Made, world: World): Ask => ({ ...byId(made), body: step(world) });
const settings = {
  isAcceptingOrders: true,
  photoBeforeDelivery: true,
  offersSubstitution: true,
  hasCouriers: true,
  opensAt: null,
  closesAt: null,
};

const shownView = { name: 'Собрать завтра', query: 'filter=NEW&day=tomorrow' };

interface SavedView {
  service: string;
  list: 'ORDERS';
  viewId: number;
}

const savedView: Thing<SavedView> = {
  title: 'a view of the queue that the owner saved',
  async make({ db, shop, idOf }) {
    const list = 'ORDERS' as const;
    await db.delete(deskViews);
    const owner = { serviceId: shop.id, userId: idOf('shopOwner') };
    const rows = await db
      .insert(deskViews)
      .values({ ...owner, ...shownView, list, position: 1 })
      .returning();
    return { service: shop.service.slug, list, viewId: one(rows).id };
  },
};
const listOf = ({ shop }: World): Ask => ({ params: { service: shop.service.slug, list: 'ORDERS' } });

/** Seeing and moving a shop's orders. */
export const orderDeskRows = {
  'desk.places': [plain(signedIn)],
  'desk.queue': [plain(inTheShop, ofShop, 'the shop')],
  'desk.views': [plain(inTheShop, listOf, 'the shop')],
  'desk.saveView': [plain(inTheShop, (world) => ({ ...listOf(world), body: shownView }), 'the shop')],
  'desk.orderViews': [on(savedView, inTheShop, ({ viewId, ...params }) => ({ params, body: { viewIds: [viewId] } }))],
  'desk.changeView': [
    on(savedView, { ...inTheShop, shopManager: 404, shopSeller: 404 }, (params) => ({
      params: { ...params },
      body: shownView,
    })),
  ],
  'desk.deleteView': [on(savedView, inTheShop, (params) => ({ params: { ...params } }))],
  'desk.calendar': [plain(inTheShop, ofShop, 'the shop')],
  'desk.people': [plain(inTheShop, ofShop, 'the shop')],
  'desk.settings': [plain(inTheShop, ofShop, 'the shop')],
  'desk.changeSettings': [
    plain({ ...inTheShop, shopSeller: 403 }, (world) => ({ ...ofShop(world), body: settings }), 'the shop'),
  ],
  'desk.stops': [plain(withCourier, ofShop, 'the shop')],
  'desk.events': [
    plain(
      { ...withCourier, shopOwner: 406, shopManager: 406, shopSeller: 406, shopCourier: 406 },
      ofShop,
      'the shop, without a stream',
    ),
  ],
  'desk.order': [on(fresh, makersOnly, byId), on(onTheWay, withCourier, byId), on(misplaced, otherShopOnly, byId)],
  'desk.step': [
    on(fresh, makersOnly, taking(accepted)),
    on(
      fresh,
      makersOnly,
      taking(() => stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов' })),
    ),
    on(
      inWork,
      managersOnly,
      taking(() => stepOf('CANCEL', 'ACCEPTED', { reason: 'Нет нужных цветов' })),
    ),
    on(assembled, { ...makersOnly, shopOwner: 422, shopManager: 422 }, ({ pictureId, ...made }) => ({
      ...byId(made),
      body: stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId: pictureId }),
    })),
    on(
      ready,
      makersOnly,
      taking((world) => stepOf('HAND_TO_COURIER', 'READY', { courierId: world.idOf('shopCourier') })),
    ),
    on(
      ready,
      makers(422),
      taking((world) => stepOf('HAND_TO_COURIER', 'READY', { courierId: world.idOf('shopDismissed') })),
    ),
    on(onTheWay, { ...withCourier, shopOwner: 422, shopManager: 422, shopSeller: 422, shopCourier: 422 }, (made) => ({
      ...byId(made),
      body: stepOf('DELIVER', 'DELIVERING'),
    })),
    on(misplaced, otherShopOnly, taking(accepted)),
  ],
} satisfies Partial<Rows<'desk'>>;

export const part = ({ orderId, id }: Made): Ask => ({ params: { id: orderId, serviceId: id } });

/** Actions of the customer while their order is made. */
export const makingRows: Pick<Rows<'order'>, 'order.making' | 'order.answerPhoto'> = {
  'order.making': [on(fresh, ownerOnly, part), on(photographed, ownerOnly, part)],
  'order.answerPhoto': [
    on(
      {
        ...photographed,
        async make(world) {
          const made = await photographed.make(world);
          const { photos } = await createDeskLine(world.api).read(world.visitorOf('shopOwner'), made.slug, made.id);
          return { ...made, photoId: one(photos).id };
        },
      } satisfies Thing<Made & { photoId: number }>,
      ownerOnly,
      ({ photoId, ...made }) => ({ ...part(made), body: { photoId, answer: 'LIKED', reasons: [], words: '' } }),
    ),
  ],
};
