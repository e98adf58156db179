import { categories, promotions } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody, nobody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const administrationOnly = { ...nobody(404), administration: 'allowed' } as const;
const notFound = everybody(404, { guest: 401 });

const terms = {
  name: 'Неделя пионов',
  text: '',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  platformPercent: 50,
  startsOn: '2090-01-01',
  endsOn: '2090-01-07',
  categoryIds: [],
} as const;

interface Made {
  id: number;
  slug: string;
  productId: number;
}

async function promotionOf({ db, market, shop }: World) {
  const { startsOn: _from, endsOn: _to, categoryIds: _all, ...columns } = terms;
  const span = { startsAt: new Date('2090-01-01'), endsAt: new Date('2090-01-08') };
  const { id } = one(
    await db
      .insert(promotions)
      .values({ ...columns, ...span })
      .returning(),
  );
  return { id, productId: (await market.product(shop)).id };
}

const running: Thing<Made> = {
  title: 'a promotion',
  make: async (world) => ({ ...(await promotionOf(world)), slug: world.shop.service.slug }),
};
const foreignProduct: Thing<Made> = {
  title: 'a product of another shop',
  make: async (world) => ({ ...(await promotionOf(world)), slug: world.otherShop.service.slug }),
};

const category: Thing<{ id: number }> = {
  title: 'a category',
  make: async ({ db }) => one(await db.insert(categories).values({ slug: mark(), name: 'Пионы' }).returning()),
};
const ofCategory: Thing<{ id: number; categoryId: number }> = {
  title: 'a promotion and a category',
  make: async (world) => ({ ...(await promotionOf(world)), categoryId: (await category.make(world)).id }),
};

const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const choosing = (made: Made): Ask => ({ ...byId(made), body: { productIds: [made.productId] } });
const joining = (made: Made): Ask => ({ ...byId(made), body: { version: 1, productIds: [made.productId] } });
const bySelf =
  (body: object) =>
  ({ id }: { id: number }): Ask => ({ params: { id }, body });

/** Promotions of the marketplace, for the administration and for shops. */
export const promotionRows: Rows<'promotion'> = {
  'promotion.managed': [plain(administrationOnly)],
  'promotion.create': [on(category, administrationOnly, ({ id }) => ({ body: { ...terms, categoryIds: [id] } }))],
  'promotion.edit': [
    on(ofCategory, administrationOnly, ({ id, categoryId }) => bySelf({ ...terms, categoryIds: [categoryId] })({ id })),
  ],
  'promotion.switch': [on(running, administrationOnly, bySelf({ isActive: false }))],
  'promotion.ofShop': [plain(managers, ofShop, 'the shop')],
  'promotion.goods': [on(running, managers, byId)],
  'promotion.estimate': [on(running, managers, choosing)],
  'promotion.join': [on(running, managers, joining), on(foreignProduct, { ...notFound, otherShopOwner: 422 }, joining)],
  'promotion.leave': [on(running, managers, byId)],
};
