import { sql } from 'drizzle-orm';
import { categories, categoryRemovals } from '../../src/platform/database/schema/index.ts';
import { pictureOf } from './desk.rows.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody } from './vocabulary.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const refused = (status: 404 | 422) => everybody(404, { guest: 401, administration: status });
const byId = ({ id }: { id: number }) => ({ params: { id } });

const written = {
  name: 'Пионы',
  slug: '',
  description: '',
  isVisible: true,
  returnRule: 'FLOWERS',
  pictureId: null,
} as const;

const category: Thing<{ id: number }> = {
  title: 'an empty category',
  make: async ({ db }) =>
    one(
      await db
        .insert(categories)
        .values({ slug: `piony-${mark()}`, name: 'Пионы' })
        .returning(),
    ),
};

const two: Thing<{ id: number; targetId: number }> = {
  title: 'two categories',
  make: async (world) => ({ id: (await category.make(world)).id, targetId: (await category.make(world)).id }),
};

const tree: Thing<{ categories: { id: number; parentId: number | null }[] }> = {
  title: 'all categories',
  make: async (world) => {
    const { id, targetId } = await two.make(world);
    const all = await world.db.select({ id: categories.id, parentId: categories.parentId }).from(categories);
    return { categories: all.map((each) => (each.id === id ? { id, parentId: targetId } : each)) };
  },
};

const strangersPicture: Thing<{ id: number; pictureId: number }> = {
  title: 'a category and a picture of somebody else',
  make: async (world) => ({ ...(await category.make(world)), pictureId: await pictureOf(world, 'owner') }),
};

const removed: Thing<{ id: number }> = {
  title: 'a removed category',
  make: async (world) => {
    const { id } = await category.make(world);
    const kept = { targetId: null, products: [], added: [], children: [], coupons: [] };
    const [row] = await world.db
      .select()
      .from(categories)
      .where(sql`id = ${id}`);
    if (!row) throw new Error('Nothing was inserted.');
    await world.db.delete(categories).where(sql`id = ${id}`);
    await world.db.insert(categoryRemovals).values({ id, kept: { ...kept, category: row } });
    return { id };
  },
};

type Call =
  | 'managedCategories'
  | 'addCategory'
  | 'changeCategory'
  | 'arrangeCategories'
  | 'removeCategory'
  | 'restoreCategory';

/** The categories of the catalogue. */
export const categoryRows: Pick<Rows<'goods'>, `goods.${Call}`> = {
  'goods.managedCategories': [plain(administrationOnly)],
  'goods.addCategory': [
    plain(administrationOnly, () => ({ body: { ...written, parentId: null } })),
    on(category, administrationOnly, ({ id }) => ({ body: { ...written, parentId: id } })),
    on(strangersPicture, refused(422), ({ pictureId }) => ({ body: { ...written, parentId: null, pictureId } })),
  ],
  'goods.changeCategory': [
    on(category, administrationOnly, (made) => ({ ...byId(made), body: written })),
    on(strangersPicture, refused(422), ({ pictureId, ...made }) => ({
      ...byId(made),
      body: { ...written, pictureId },
    })),
  ],
  'goods.arrangeCategories': [on(tree, administrationOnly, (body) => ({ body }))],
  'goods.removeCategory': [
    on(two, administrationOnly, ({ id, targetId }) => ({ ...byId({ id }), body: { targetId } })),
  ],
  'goods.restoreCategory': [
    on(removed, administrationOnly, (made) => byId(made)),
    on(category, refused(404), (made) => byId(made)),
  ],
};
