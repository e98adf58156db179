import { fullName } from '@vetka/domain/account';
import { goodsUndoHours, type GoodsChoices, type GoodsHistory, type GoodsHistoryRow } from '@vetka/domain/goods';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import { and, asc, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { gathered } from '../../platform/database/gathered.ts';
import { users } from '../../platform/database/schema/account.ts';
import { categories } from '../../platform/database/schema/catalog.ts';
import { attributes, attributeValues } from '../../platform/database/schema/catalog-facets.ts';
import { goodsChangeLines, goodsChanges } from '../../platform/database/schema/catalog-goods.ts';
import { together } from '../../platform/database/together.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';
import { shown } from './goods.made.ts';
import { columnsOfLine } from './goods.page.ts';

const defaultTake = 24;
const hourMs = 60 * 60_000;
const administration = 'Администрация';

const isRecent = (at: Date): boolean => Date.now() - at.getTime() <= goodsUndoHours * hourMs;

type Line = typeof goodsChangeLines.$inferSelect;

/** A figure has its values; a page has the columns that changed. */
const shownValues = ({ field, before, after }: Line): Pick<GoodsHistoryRow, 'before' | 'after' | 'columns'> =>
  field === 'PAGE'
    ? { before: null, after: null, columns: columnsOfLine(before) }
    : { before: shown(field, before), after: shown(field, after), columns: [] };

const findLines = (db: Executor, ofProduct: SQL, page: number, take: number) =>
  db
    .select({ line: goodsChangeLines, change: goodsChanges, person: users })
    .from(goodsChangeLines)
    .innerJoin(goodsChanges, eq(goodsChanges.id, goodsChangeLines.changeId))
    .leftJoin(users, eq(users.id, goodsChanges.userId))
    .where(ofProduct)
    .orderBy(desc(goodsChangeLines.changeId), asc(goodsChangeLines.field))
    .limit(take)
    .offset((page - 1) * take);

/** The history of a product's prices, stock, status and page, newest first, in one query. */
export async function readHistory(
  db: Executor,
  productId: number,
  { page = 1, take = defaultTake }: PageQuery,
): Promise<GoodsHistory> {
  const ofProduct = eq(goodsChangeLines.productId, productId);
  const [rows, [counted]] = await gathered(() =>
    Promise.all([
      findLines(db, ofProduct, page, take),
      db.select({ total: count() }).from(goodsChangeLines).where(ofProduct),
    ]),
  );
  return {
    data: rows.map(({ line, change, person }) => ({
      changeId: change.id,
      field: line.field,
      ...shownValues(line),
      source: change.source,
      by: person ? fullName(person) || person.nickname : administration,
      createdAt: change.createdAt.toISOString(),
      isUndone: line.undoneAt !== null,
      mayUndo: line.undoneAt === null && person !== null && isRecent(change.createdAt),
    })),
    meta: metaOf(page, take, counted?.total ?? 0),
  };
}

type Category = Pick<typeof categories.$inferSelect, 'id' | 'parentId' | 'name'>;

/** «Букеты / Авторские букеты». */
function pathOf(all: readonly Category[], { parentId, name }: Category): string {
  const parent = all.find(({ id }) => id === parentId);
  return parent ? `${pathOf(all, parent)} / ${name}` : name;
}

/** The categories of a facet, with their descendants; null: all. */
const categoryIds = sql<number[] | null>`(
  with recursive inside as (
    select ac.category_id as id from attribute_categories ac where ac.attribute_id = attributes.id
    union select c.id from categories c join inside on c.parent_id = inside.id
  ) select array_agg(id order by id) from inside)`;

const findFacets = (db: Executor) =>
  db
    .select({
      id: attributes.id,
      name: attributes.name,
      label: attributes.label,
      kind: attributes.kind,
      isMultiple: attributes.isMultiple,
      unit: attributes.unit,
      isWanted: attributes.isWanted,
      categoryIds,
    })
    .from(attributes)
    .orderBy(asc(attributes.position), asc(attributes.id));

const findValues = (db: Executor) =>
  db
    .select({
      facetId: attributes.id,
      id: attributeValues.id,
      label: attributeValues.label,
      colour: sql<string | null>`case ${attributes.kind} when 'COLOUR' then ${attributeValues.colour} end`,
    })
    .from(attributeValues)
    // The numbers of products are not choices.
    .innerJoin(attributes, and(eq(attributes.id, attributeValues.attributeId), ne(attributes.kind, 'NUMBER')))
    .orderBy(asc(attributeValues.position), asc(attributeValues.id));

const findCategories = (db: Executor) =>
  db
    .select({ id: categories.id, parentId: categories.parentId, name: categories.name })
    .from(categories)
    .where(sql`${categories.id} in ${shownCategoryIds}`)
    .orderBy(asc(categories.position), asc(categories.id));

const facetsOf = (
  facets: Awaited<ReturnType<typeof findFacets>>,
  values: Awaited<ReturnType<typeof findValues>>,
): GoodsChoices['facets'] =>
  facets
    .map((facet) => ({
      ...facet,
      values: values
        .filter(({ facetId }) => facetId === facet.id)
        .map(({ id, label, colour }) => ({ id, label, colour })),
    }))
    .filter((facet) => facet.kind === 'NUMBER' || facet.values.length > 0);

/** The categories, facets and values a product can have; three queries. */
export async function readChoices(db: Executor): Promise<GoodsChoices> {
  const [all, facets, values] = await together(
    db,
    () => findCategories(db),
    () => findFacets(db),
    () => findValues(db),
  );
  // A single root represents the whole catalogue, so it does not describe a product.
  const roots = all.filter(({ parentId }) => parentId === null);
  const shownPath = (category: Category): string =>
    roots.length === 1 ? pathOf(all, category).replace(`${roots[0]?.name} / `, '') : pathOf(all, category);
  return {
    categories: all
      .filter((each) => roots.length > 1 || each.parentId !== null || all.length === 1)
      .map((each) => ({
        id: each.id,
        name: each.name,
        path: shownPath(each),
      })),
    facets: facetsOf(facets, values),
  };
}
