import { stemBatches, stems } from '../../src/platform/database/schema/index.ts';
import { inTheShop, ofShop } from './desk.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const notFound = everybody(404, { guest: 401 });

interface Made {
  id: number;
  slug: string;
}

const body = () => ({ name: `Роза ${mark()}`, colour: '', unit: 'шт', costPrice: 9000, shelfLifeDays: 7 });

/** A stem of the shop with ten pieces. */
async function made({ db, shop }: World): Promise<Made & { batchId: number }> {
  const serviceId = shop.id;
  const { id } = one(
    await db
      .insert(stems)
      .values({ serviceId, name: `Роза ${mark()}` })
      .returning(),
  );
  const batch = one(
    await db.insert(stemBatches).values({ serviceId, stemId: id, received: 10, remaining: 10 }).returning(),
  );
  return { id, slug: shop.service.slug, batchId: batch.id };
}

const stem: Thing<Made & { batchId: number }> = { title: 'a stem of the shop', make: made };
const unused: Thing<Made> = {
  title: 'a stem that nothing needs',
  async make({ db, shop }) {
    const values = { serviceId: shop.id, name: `Лента ${mark()}` };
    return { id: one(await db.insert(stems).values(values).returning()).id, slug: shop.service.slug };
  },
};
/** A stem of the shop with the batch of another stem. */
const mixed: Thing<Made & { batchId: number }> = {
  title: 'a stem and the batch of another stem',
  make: async (world) => ({ ...(await made(world)), batchId: (await made(world)).batchId }),
};
/** The id of a stem of the shop with the name of another shop. */
const misplaced: Thing<Made> = {
  title: 'a stem of another shop',
  make: async (world) => ({ ...(await made(world)), slug: world.otherShop.service.slug }),
};
const productOf = async ({ market, shop }: World, slug: string) => ({ id: (await market.product(shop)).id, slug });
const product: Thing<Made> = {
  title: 'a product of the shop',
  make: (world) => productOf(world, world.shop.service.slug),
};
const otherProduct: Thing<Made> = {
  title: 'a product of another shop',
  make: (world) => productOf(world, world.otherShop.service.slug),
};
/** A product of the shop, and a stem for its recipe. */
const recipe: Thing<Made & { stemId: number }> = {
  title: 'a product and a stem of the shop',
  make: async (world) => ({ ...(await product.make(world)), stemId: (await made(world)).id }),
};
/** The other shop's own product, and a stem that is not its own. */
const foreignStem: Thing<Made & { stemId: number }> = {
  title: 'a product of another shop and a stem of the shop',
  async make(world) {
    const { id } = await world.market.product(world.otherShop);
    return { id, slug: world.otherShop.service.slug, stemId: (await made(world)).id };
  },
};

const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const sending =
  (sent: object) =>
  (about: Made): Ask => ({ ...byId(about), body: sent });
const counting = ({ slug, id }: Made): Ask => ({
  params: { service: slug },
  body: { lines: [{ stemId: id, counted: 8, seen: 10 }] },
});
const cooking = ({ stemId, ...about }: Made & { stemId: number }): Ask => ({
  ...byId(about),
  body: { parts: [{ stemId, quantity: 5 }] },
});
const batch = { quantity: 20, costPrice: null, shelfLifeDays: null, document: '' };
const writeOff = { batchId: null, quantity: 1, cause: 'WILTED', note: '' };

const writingOff = ({ batchId, ...about }: Made & { batchId: number }): Ask => ({
  ...byId(about),
  body: { ...writeOff, batchId },
});

/** Stems of a shop, their stock, and the recipes of its products. */
export const stemRows: Rows<'stem'> = {
  'stem.list': [plain(inTheShop, ofShop, 'the shop')],
  'stem.create': [plain(managers, (world) => ({ ...ofShop(world), body: body() }), 'the shop')],
  'stem.edit': [on(stem, managers, sending({ costPrice: 100 })), on(misplaced, notFound, sending({ costPrice: 100 }))],
  'stem.remove': [on(unused, managers, byId), on(misplaced, notFound, byId)],
  'stem.receive': [on(stem, inTheShop, sending(batch)), on(misplaced, notFound, sending(batch))],
  'stem.writeOff': [
    on(stem, inTheShop, writingOff),
    on(mixed, { ...notFound, shopCourier: 403 }, writingOff),
    on(misplaced, notFound, sending(writeOff)),
  ],
  'stem.count': [on(stem, inTheShop, counting), on(misplaced, notFound, counting)],
  'stem.moves': [plain(inTheShop, ofShop, 'the shop')],
  'stem.rules': [plain(inTheShop, ofShop, 'the shop')],
  'stem.setRules': [
    plain(managers, (world) => ({ ...ofShop(world), body: { whenOut: 'SOLD_OUT', fresh: null } }), 'the shop'),
  ],
  'stem.recipe': [on(product, inTheShop, byId), on(otherProduct, notFound, byId)],
  'stem.setRecipe': [on(recipe, managers, cooking), on(foreignStem, notFound, cooking)],
};
