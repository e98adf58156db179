import { categories, coupons, subscriptionPlans } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody, nobody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const administrationOnly = { ...nobody(404), administration: 'allowed' } as const;
const notFound = everybody(404, { guest: 401 });

const terms = { name: 'Друзья', description: '', price: 19_900, percent: 8, perks: ['Открытка'] };
const plan = { type: 'BASIC', period: 'MONTH', ...terms } as const;
const rule = {
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  minTotal: 0,
  usageLimit: null,
  usagePerUser: 1,
  isCombinable: true,
  nickname: null,
  categoryIds: [],
  productIds: [],
  weekdays: [],
  firstOrder: null,
} as const;
const couponOf = (code: string) => ({ code, name: '', startsOn: null, endsOn: null, ...rule });

interface Made {
  id: number;
  slug: string;
}

const planOf = async ({ db }: World, serviceId: number | null): Promise<number> =>
  one(
    await db
      .insert(subscriptionPlans)
      .values({ ...plan, serviceId })
      .returning(),
  ).id;
const couponIn = async ({ db, shop }: World): Promise<number> =>
  one(
    await db
      .insert(coupons)
      .values({ code: `C${mark()}`, name: 'Весна', kind: 'PERCENT', value: 10, serviceId: shop.id })
      .returning(),
  ).id;

const shopsPlan: Thing<Made> = {
  title: 'a plan of the shop',
  make: async (world) => ({ id: await planOf(world, world.shop.id), slug: world.shop.service.slug }),
};
const misplacedPlan: Thing<Made> = {
  title: 'a plan of another shop',
  make: async (world) => ({ id: await planOf(world, world.shop.id), slug: world.otherShop.service.slug }),
};
const platformsPlan: Thing<{ id: number }> = {
  title: 'a plan of the platform',
  make: async (world) => ({ id: await planOf(world, null) }),
};
const shopsCoupon: Thing<Made> = {
  title: 'a coupon of the shop',
  make: async (world) => ({ id: await couponIn(world), slug: world.shop.service.slug }),
};
const misplacedCoupon: Thing<Made> = {
  title: 'a coupon of another shop',
  make: async (world) => ({ id: await couponIn(world), slug: world.otherShop.service.slug }),
};

/** The goods of a coupon. */
interface Goods {
  categoryIds: number[];
  productIds: number[];
}

const goodsOf = async ({ db, market, shop }: World): Promise<Goods> => ({
  categoryIds: [one(await db.insert(categories).values({ slug: mark(), name: 'Пионы' }).returning()).id],
  productIds: [(await market.product(shop)).id],
});
const goods: Thing<Goods> = { title: 'a product of the shop and a category', make: goodsOf };
const couponAndGoods: Thing<Made & Goods> = {
  title: 'a coupon of the shop, a product and a category',
  make: async (world) => ({ ...(await shopsCoupon.make(world)), ...(await goodsOf(world)) }),
};
const misplacedGoods: Thing<Made & Goods> = {
  title: 'a product of another shop',
  make: async (world) => ({ id: 0, ...(await goodsOf(world)), slug: world.otherShop.service.slug }),
};
const boundTo = ({ categoryIds, productIds }: Goods) => ({ categoryIds, productIds });

const costly: Thing<Made> = {
  title: 'a product of the shop with a cost price',
  make: async ({ market, shop }) => ({
    id: (await market.product(shop, { costPrice: 100 })).id,
    slug: shop.service.slug,
  }),
};
const misplacedProduct: Thing<Made> = {
  title: 'a product of another shop',
  make: async (world) => ({ ...(await costly.make(world)), slug: world.otherShop.service.slug }),
};
const selling = ({ slug, id }: Made): Ask => ({
  params: { service: slug },
  body: { ids: [id], isSoldAtCost: false },
});

const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const sending =
  (body: object) =>
  (about: Made): Ask => ({ ...byId(about), body });
const bySelf =
  (body: object) =>
  ({ id }: { id: number }): Ask => ({ params: { id }, body });
const inShop =
  (body: object) =>
  (world: World): Ask => ({ ...ofShop(world), body });
/** A coupon for one person, the owner. */
const personal = ({ people }: World) => ({ nickname: people.owner.user.nickname });
const off = { isActive: false };
const unknownPlans = { ids: [2_147_483_647] };

/** Plans and coupons of a shop, and plans of the platform. */
export const offerRows: Rows<'offer'> = {
  'offer.plans': [plain(managers, ofShop, 'the shop')],
  'offer.createPlan': [plain(managers, inShop(plan), 'the shop')],
  'offer.editPlan': [
    on(shopsPlan, managers, sending(terms)),
    on(misplacedPlan, notFound, sending(terms)),
    on(platformsPlan, { ...managers, shopOwner: 404, shopManager: 404 }, ({ id }, world) => ({
      params: { service: world.shop.service.slug, id },
      body: terms,
    })),
  ],
  'offer.switchPlan': [on(shopsPlan, managers, sending(off)), on(misplacedPlan, notFound, sending(off))],
  'offer.orderPlans': [
    plain({ ...managers, shopOwner: 409, shopManager: 409 }, inShop(unknownPlans), 'plans that the shop does not have'),
  ],
  'offer.estimatePlan': [
    plain(managers, inShop({ type: 'BASIC', period: 'MONTH', price: 19_900, percent: 8 }), 'the shop'),
  ],
  'offer.coupons': [plain(managers, ofShop, 'the shop')],
  'offer.coupon': [on(shopsCoupon, managers, byId), on(misplacedCoupon, notFound, byId)],
  'offer.createCoupon': [
    on(goods, managers, (made, world) =>
      inShop({ ...couponOf(`N${mark()}`), ...personal(world), ...boundTo(made) })(world),
    ),
    on(misplacedGoods, { ...notFound, otherShopOwner: 422 }, ({ slug, ...made }) => ({
      params: { service: slug },
      body: { ...couponOf(`N${mark()}`), ...boundTo(made) },
    })),
  ],
  'offer.editCoupon': [
    on(couponAndGoods, managers, (made, world) =>
      sending({ ...couponOf(`N${mark()}`), ...personal(world), ...boundTo(made) })(made),
    ),
    on(misplacedCoupon, notFound, (made) => sending(couponOf(`N${mark()}`))(made)),
  ],
  'offer.switchCoupon': [on(shopsCoupon, managers, sending(off)), on(misplacedCoupon, notFound, sending(off))],
  'offer.estimate': [
    on(goods, managers, (made, world) => inShop({ ...rule, ...personal(world), ...boundTo(made) })(world)),
  ],
  'offer.costGoods': [plain(managers, ofShop, 'the shop')],
  'offer.sellAtCost': [on(costly, managers, selling), on(misplacedProduct, notFound, selling)],
  'offer.history': [plain(managers, ofShop, 'the shop')],
  'offer.platformPlans': [plain(administrationOnly)],
  'offer.platformHistory': [plain(administrationOnly)],
  'offer.createPlatformPlan': [plain(administrationOnly, () => ({ body: plan }))],
  'offer.editPlatformPlan': [
    on(platformsPlan, administrationOnly, bySelf(terms)),
    on(shopsPlan, notFound, ({ id }) => bySelf(terms)({ id })),
  ],
  'offer.switchPlatformPlan': [
    on(platformsPlan, administrationOnly, bySelf(off)),
    on(shopsPlan, notFound, ({ id }) => bySelf(off)({ id })),
  ],
  'offer.orderPlatformPlans': [
    plain({ ...administrationOnly, administration: 409 }, () => ({ body: unknownPlans }), 'plans that do not exist'),
  ],
};
