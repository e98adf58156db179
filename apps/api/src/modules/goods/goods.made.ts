import type { ProductStatus } from '@vetka/domain/catalog';
import type { ChangedGoods, GoodsDifference } from '@vetka/domain/goods';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { categories, products } from '../../platform/database/schema/catalog.ts';
import { goodsChangeLines } from '../../platform/database/schema/catalog-goods.ts';
import type { FigureField } from './goods.changes.ts';

/** A kept value as the contract shows it. */
export const shown = (field: FigureField, value: string | null): number | ProductStatus | null =>
  value === null ? null : field === 'STATUS' ? (value as ProductStatus) : Number(value);

/** The main category in a line of a page. */
const mainCategoryIn = (page: string | null): number =>
  (JSON.parse(page ?? '{}') as { categoryIds?: number[] }).categoryIds?.[0] ?? 0;

type Line = Pick<typeof goodsChangeLines.$inferSelect, 'before' | 'after'>;

/** Names the main categories before and after each line. */
async function categoriesOf(
  tx: Executor,
  lines: readonly Line[],
): Promise<(line: Line) => GoodsDifference['category']> {
  const ids = lines.flatMap(({ before, after }) => [mainCategoryIn(before), mainCategoryIn(after)]);
  const rows = ids.length === 0 ? [] : await tx.select().from(categories).where(inArray(categories.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameIn = (page: string | null) => names.get(mainCategoryIn(page)) ?? '';
  return ({ before, after }) => ({ before: nameIn(before), after: nameIn(after) });
}

/**
 * What a change of many products did, from its history.
 * @param field what it changed; undefined for the category
 */
export async function readMade(tx: Executor, changeId: number, field: FigureField | undefined): Promise<ChangedGoods> {
  const rows = await tx
    .select({ title: products.title, line: goodsChangeLines })
    .from(goodsChangeLines)
    .innerJoin(products, eq(products.id, goodsChangeLines.productId))
    .where(and(eq(goodsChangeLines.changeId, changeId), eq(goodsChangeLines.field, field ?? 'PAGE')))
    .orderBy(asc(products.id));
  const lines = rows.map(({ line }) => line);
  const categoryOf = field === undefined ? await categoriesOf(tx, lines) : () => null;
  const differences = rows.map(({ title, line }): GoodsDifference => {
    const { productId: id, before, after } = line;
    const category = categoryOf(line);
    return field === undefined
      ? { id, title, category, problem: '', field: 'PAGE', before: null, after: null }
      : { id, title, category, problem: '', field, before: shown(field, before), after: shown(field, after) };
  });
  return { changeId, differences };
}
