import { eq } from 'drizzle-orm';
import {
  attributes,
  attributeValues,
  categories,
  facetValueRemovals,
} from '../../src/platform/database/schema/index.ts';
import { facetBody } from '../facetBody.ts';
import { on, plain, type Rows, type Thing } from './probe.ts';
import { mark, one } from './things.ts';
import { everybody } from './vocabulary.ts';

const administrationOnly = everybody(404, { guest: 401, administration: 'allowed' });
const unknown = everybody(404, { guest: 401 });
const byId = ({ id }: { id: number }) => ({ params: { id } });

interface Made {
  id: number;
  /** Values of the facet. */
  values: number[];
}

const facet: Thing<Made> = {
  title: 'a facet with two values',
  make: async ({ db }) => {
    const { id } = one(
      await db.insert(attributes).values({ name: mark(), label: mark(), isFilter: false }).returning(),
    );
    const values = await db
      .insert(attributeValues)
      .values(['one', 'two'].map((value) => ({ attributeId: id, value, label: value })))
      .returning();
    return { id, values: values.map((value) => value.id) };
  },
};

/** Probes run one after another: each order lists all facets. */
const all: Thing<{ ids: number[] }> = {
  title: 'all facets',
  make: async (world) => {
    await facet.make(world);
    return { ids: (await world.db.select({ id: attributes.id }).from(attributes)).map(({ id }) => id) };
  },
};

const value: Thing<{ id: number; targetId: number }> = {
  title: 'a value of a facet',
  make: async (world) => {
    const { values } = await facet.make(world);
    return { id: values[0] ?? 0, targetId: values[1] ?? 0 };
  },
};

const removed: Thing<{ id: number }> = {
  title: 'a removed value',
  make: async (world) => {
    const { id } = await value.make(world);
    const row = one(await world.db.delete(attributeValues).where(eq(attributeValues.id, id)).returning());
    await world.db
      .insert(facetValueRemovals)
      .values({ id, kept: { value: row, targetId: null, products: [], added: [] } });
    return { id };
  },
};

const category: Thing<{ categoryId: number }> = {
  title: 'a category',
  make: async ({ db }) => {
    const { id } = one(await db.insert(categories).values({ slug: mark(), name: 'Вазы' }).returning());
    return { categoryId: id };
  },
};
const placed: Thing<Made & { categoryId: number }> = {
  title: 'a facet and a category for it',
  make: async (world) => ({ ...(await facet.make(world)), ...(await category.make(world)) }),
};

const written = ({ categoryId }: { categoryId: number }) =>
  facetBody(mark(), { isFilter: false, categoryIds: [categoryId] });
const writtenValue = { label: 'Эвкалипт', colour: '#2e7d32' };

type Call =
  | `${'add' | 'change' | 'remove'}Facet`
  | `${'add' | 'change' | 'remove' | 'restore'}FacetValue`
  | 'managedFacets'
  | 'orderFacets'
  | 'orderFacetValues';

/** The facets of products. */
export const facetRows: Pick<Rows<'goods'>, `goods.${Call}`> = {
  'goods.managedFacets': [plain(administrationOnly)],
  'goods.addFacet': [on(category, administrationOnly, (made) => ({ body: written(made) }))],
  'goods.changeFacet': [on(placed, administrationOnly, (made) => ({ ...byId(made), body: written(made) }))],
  'goods.removeFacet': [on(facet, administrationOnly, (made) => byId(made))],
  'goods.orderFacets': [on(all, administrationOnly, (body) => ({ body }))],
  'goods.addFacetValue': [on(facet, administrationOnly, (made) => ({ ...byId(made), body: writtenValue }))],
  'goods.orderFacetValues': [
    on(facet, administrationOnly, ({ values, ...made }) => ({ ...byId(made), body: { ids: values.toReversed() } })),
  ],
  'goods.changeFacetValue': [on(value, administrationOnly, (made) => ({ ...byId(made), body: writtenValue }))],
  'goods.removeFacetValue': [
    on(value, administrationOnly, ({ targetId, ...made }) => ({ ...byId(made), body: { targetId } })),
  ],
  'goods.restoreFacetValue': [
    on(removed, administrationOnly, (made) => byId(made)),
    on(value, unknown, ({ id }) => byId({ id })),
  ],
};
