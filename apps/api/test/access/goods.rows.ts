import { eq } from 'drizzle-orm';
import { recordChange, startChange } from '../../src/modules/goods/goods.changes.ts';
import {
  attributes,
  attributeValues,
  categories,
  goodsImportRows,
  goodsImports,
} from '../../src/platform/database/schema/index.ts';
import { categoryRows } from './category.rows.ts';
import { inTheShop, ofShop, pictureOf } from './desk.rows.ts';
import { facetRows } from './facet.rows.ts';
import { on, plain, type Ask, type Rows, type Thing } from './probe.ts';
import { mark, one, setProduct } from './things.ts';
import { everybody, nobody } from './vocabulary.ts';
import type { World } from './world.ts';

const managers = { ...inTheShop, shopSeller: 403 } as const;
const administrationOnly = { ...nobody(404), administration: 'allowed' } as const;

interface Made {
  id: number;
  slug: string;
}

const made = async ({ market, shop }: World): Promise<Made> => ({
  id: (await market.product(shop)).id,
  slug: shop.service.slug,
});
const product: Thing<Made> = { title: 'a product of the shop', make: made };
/** The id of a product of the shop, under the name of another shop. */
const misplaced: Thing<Made> = {
  title: 'a product of another shop',
  make: async (world) => ({ ...(await made(world)), slug: world.otherShop.service.slug }),
};
const waiting: Thing<Made> = {
  title: 'a product that waits to be published',
  async make(world) {
    const waits = await made(world);
    await setProduct(world, waits.id, 'MODERATION');
    return waits;
  },
};
const change: Thing<{ slug: string; changeId: number }> = {
  title: 'a change of the stock',
  async make(world) {
    const { id, slug } = await made(world);
    const line = { productId: id, field: 'STOCK' as const, before: '12', after: '10' };
    const author = { serviceId: world.shop.id, userId: world.idOf('shopOwner') };
    const changeId = await recordChange(world.db, author, 'HAND', [line]);
    return { slug, changeId: changeId ?? 0 };
  },
};

interface Imported {
  slug: string;
  importId: number;
}

/** A file of one new product and one row without a name. */
const imported: Thing<Imported> = {
  title: 'a checked file of goods',
  async make({ db, shop, idOf }) {
    const file = { serviceId: shop.id, userId: idOf('shopOwner'), filename: 'goods.csv', format: 'CSV' };
    const table = { headings: ['Название'], columns: ['title' as const], state: 'CHECKED' as const };
    const { id: importId } = one(
      await db
        .insert(goodsImports)
        .values({ ...file, ...table })
        .returning(),
    );
    await db.insert(goodsImportRows).values([
      { importId, number: 2, cells: ['Букет роз'], state: 'NEW' },
      { importId, number: 3, cells: ['Б'], state: 'WRONG' },
    ]);
    return { slug: shop.service.slug, importId };
  },
};
const applied: Thing<Imported> = {
  title: 'an applied file of goods',
  async make(world) {
    const file = await imported.make(world);
    const changeId = await startChange(world.db, { serviceId: world.shop.id, userId: world.idOf('shopOwner') }, 'FILE');
    await world.db.update(goodsImports).set({ state: 'DONE', changeId }).where(eq(goodsImports.id, file.importId));
    return file;
  },
};
const elsewhere: Thing<Imported> = {
  title: 'a file of another shop',
  make: async (world) => ({ ...(await imported.make(world)), slug: world.otherShop.service.slug }),
};

/** A product, a picture of the owner, a category, a value of a facet and a facet of numbers. */
const described: Thing<Made & { body: object }> = {
  title: 'a product with a picture, a category and two facets',
  async make(world) {
    const { db } = world;
    const category = one(await db.insert(categories).values({ slug: mark(), name: 'Букеты' }).returning());
    const facet = one(await db.insert(attributes).values({ name: mark(), label: 'Цветок' }).returning());
    const value = one(
      await db.insert(attributeValues).values({ attributeId: facet.id, value: 'rose', label: 'Розы' }).returning(),
    );
    const height = one(
      await db.insert(attributes).values({ name: mark(), label: 'Рост', kind: 'NUMBER', unit: 'см' }).returning(),
    );
    const facets = { facetValueIds: [value.id], facetNumbers: [{ facetId: height.id, number: 45.5 }] };
    const photos = [{ mediaFileId: await pictureOf(world, 'shopOwner'), alt: '' }];
    const body = { version: 1, photos, categoryIds: [category.id], ...facets };
    return { ...(await made(world)), body };
  },
};

/** A product, and a category that it is not in. */
const filed: Thing<Made & { categoryId: number }> = {
  title: 'a product and a category',
  async make(world) {
    const { id } = one(await world.db.insert(categories).values({ slug: mark(), name: 'Венки' }).returning());
    return { ...(await made(world)), categoryId: id };
  },
};

const byId = ({ slug, id }: Made): Ask => ({ params: { service: slug, id } });
const sending =
  (body: object) =>
  (about: Made): Ask => ({ ...byId(about), body });
const byImport = ({ slug, importId }: Imported): Ask => ({ params: { service: slug, importId } });
const notFound = everybody(404, { guest: 401 });

/** Goods of a shop, and the queue of the administration. */
export const goodsRows: Rows<'goods'> = {
  'goods.list': [plain(inTheShop, ofShop, 'the shop')],
  'goods.choices': [plain(inTheShop, ofShop, 'the shop')],
  'goods.create': [plain(managers, (world) => ({ ...ofShop(world), body: { title: 'Букет роз' } }), 'the shop')],
  'goods.copy': [on(product, managers, byId), on(misplaced, notFound, byId)],
  'goods.read': [on(product, inTheShop, byId), on(misplaced, notFound, byId)],
  'goods.history': [on(product, inTheShop, byId), on(misplaced, notFound, byId)],
  'goods.edit': [
    on(product, managers, sending({ version: 1, title: 'Букет роз' })),
    on(described, { ...managers, shopManager: 422 }, ({ body, ...about }) => ({ ...byId(about), body })),
    on(misplaced, notFound, sending({ version: 1, title: 'Букет роз' })),
  ],
  'goods.family': [on(product, inTheShop, byId), on(misplaced, notFound, byId)],
  'goods.arrangeFamily': [
    on(product, managers, (own) => ({ ...byId(own), body: { sizes: [{ id: own.id, label: 'S' }] } })),
    on(misplaced, notFound, (own) => ({ ...byId(own), body: { sizes: [{ id: own.id, label: 'S' }] } })),
  ],
  'goods.addSize': [
    on(product, managers, sending({ label: 'M', price: 300_000, ownLabel: 'S' })),
    on(misplaced, notFound, sending({ label: 'M', price: 300_000, ownLabel: 'S' })),
  ],
  'goods.figures': [
    on(product, inTheShop, sending({ stock: 7 })),
    on(product, managers, sending({ price: 300_000 })),
    on(misplaced, notFound, sending({ stock: 7 })),
  ],
  'goods.status': [
    on(product, managers, sending({ status: 'HIDDEN' })),
    on(misplaced, notFound, sending({ status: 'HIDDEN' })),
  ],
  'goods.changeMany': [
    on(product, managers, ({ slug, id }) => ({
      params: { service: slug },
      body: { ids: [id], change: { kind: 'STOCK', stock: 3 }, isDryRun: false },
    })),
    on(filed, managers, ({ slug, id, categoryId }) => ({
      params: { service: slug },
      body: { ids: [id], change: { kind: 'CATEGORY', categoryId }, isDryRun: false },
    })),
  ],
  'goods.undo': [on(change, managers, ({ slug, changeId }) => ({ params: { service: slug, changeId } }))],
  'goods.export': [plain(managers, (world) => ({ ...ofShop(world), query: { format: 'csv' } }), 'the shop')],
  'goods.imports': [plain(managers, ofShop, 'the shop')],
  'goods.startImport': [plain(nobody(415), ofShop, 'the shop, without a form')],
  'goods.import': [on(imported, managers, byImport), on(elsewhere, notFound, byImport)],
  'goods.importRows': [on(imported, managers, byImport), on(elsewhere, notFound, byImport)],
  'goods.importReport': [on(imported, managers, byImport), on(elsewhere, notFound, byImport)],
  'goods.matchColumns': [
    on(imported, managers, (file) => ({ ...byImport(file), body: { columns: ['title'] } })),
    on(elsewhere, notFound, (file) => ({ ...byImport(file), body: { columns: ['title'] } })),
  ],
  'goods.mendRow': [
    on(imported, managers, ({ slug, importId }) => ({
      params: { service: slug, importId, row: 3 },
      body: { column: 'title', text: 'Букет пионов' },
    })),
  ],
  'goods.applyImport': [on(imported, managers, byImport), on(elsewhere, notFound, byImport)],
  'goods.undoImport': [on(applied, managers, byImport), on(elsewhere, notFound, byImport)],
  ...categoryRows,
  ...facetRows,
  'goods.moderated': [plain(administrationOnly), plain(administrationOnly, () => ({ query: { id: 1 } }), 'one entry')],
  'goods.undoModeration': [
    on(waiting, { ...administrationOnly, administration: 409 }, ({ id }) => ({ params: { id } })),
  ],
  'goods.forbid': [
    on(waiting, administrationOnly, ({ id }) => ({ params: { id }, body: { reason: 'Нельзя продавать' } })),
  ],
  'goods.moderate': [
    on(waiting, administrationOnly, ({ id }) => ({ params: { id }, body: { isApproved: true, reason: '' } })),
  ],
};
