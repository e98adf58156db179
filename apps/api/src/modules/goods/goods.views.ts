import { goodsLimits, type GoodsViews, type SavedGoodsView } from '@vetka/domain/goods';
import { and, asc, count, eq, max, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { goodsViews } from '../../platform/database/schema/catalog-goods.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import type { Editor } from './goods.edit.ts';
import { goodsMessages } from './goods.messages.ts';

const areOf = ({ serviceId, userId }: Editor): SQL | undefined =>
  and(eq(goodsViews.serviceId, serviceId), eq(goodsViews.userId, userId));

/** The saved views of a person in a shop. */
export async function readViews(db: Executor, editor: Editor): Promise<GoodsViews> {
  const views = await db
    .select({
      id: goodsViews.id,
      name: goodsViews.name,
      filter: goodsViews.filter,
      sort: goodsViews.sort,
      search: goodsViews.search,
      columns: goodsViews.columns,
    })
    .from(goodsViews)
    .where(areOf(editor))
    .orderBy(asc(goodsViews.position), asc(goodsViews.id));
  return { views };
}

/** Two tabs of one person must not pass the limit or take one name together. */
const lockViews = (tx: Transaction, { serviceId }: Editor) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

const columnsOf = ({ name, filter, sort, search, columns }: SavedGoodsView) => ({
  name: name.trim(),
  filter,
  sort,
  search: search.trim(),
  columns,
});

/** @throws Refusal 422 on `name` when another view of the person has it */
async function requireFreeName(tx: Transaction, editor: Editor, { name }: SavedGoodsView, id = 0): Promise<void> {
  const [same] = await tx
    .select({ id: goodsViews.id })
    .from(goodsViews)
    .where(and(areOf(editor), eq(goodsViews.name, name.trim()), ne(goodsViews.id, id)));
  if (same) throw invalid({ name: goodsMessages.viewName });
}

/** Adds a view after the others. @throws Refusal 409 when there are too many, 422 on `name` */
export async function saveView(tx: Transaction, editor: Editor, view: SavedGoodsView): Promise<GoodsViews> {
  await lockViews(tx, editor);
  const [present] = await tx
    .select({ total: count(), last: max(goodsViews.position) })
    .from(goodsViews)
    .where(areOf(editor));
  if ((present?.total ?? 0) >= goodsLimits.views) throw conflict('goods.too-many-views', goodsMessages.tooManyViews);
  await requireFreeName(tx, editor, view);
  const { serviceId, userId } = editor;
  await tx.insert(goodsViews).values({ serviceId, userId, ...columnsOf(view), position: (present?.last ?? 0) + 1 });
  return readViews(tx, editor);
}

/** @throws Refusal 404, 422 on `name` */
export async function changeView(
  tx: Transaction,
  editor: Editor,
  id: number,
  view: SavedGoodsView,
): Promise<GoodsViews> {
  await lockViews(tx, editor);
  await requireFreeName(tx, editor, view, id);
  const changed = await tx
    .update(goodsViews)
    .set(columnsOf(view))
    .where(and(areOf(editor), eq(goodsViews.id, id)))
    .returning({ id: goodsViews.id });
  if (changed.length === 0) throw notFound('goods.unknown-view', goodsMessages.unknownView);
  return readViews(tx, editor);
}

/** A view that is gone already stays gone. */
export async function deleteView(db: Executor, editor: Editor, id: number): Promise<GoodsViews> {
  await db.delete(goodsViews).where(and(areOf(editor), eq(goodsViews.id, id)));
  return readViews(db, editor);
}

/** Views that are not named keep their order, after those that are. */
export async function orderViews(tx: Transaction, editor: Editor, ids: readonly number[]): Promise<GoodsViews> {
  const place = sql`array_position(${sql.param([...ids])}::int[], ${goodsViews.id})`;
  await tx
    .update(goodsViews)
    .set({ position: sql`coalesce(${place}, ${goodsLimits.views} + ${goodsViews.position})` })
    .where(areOf(editor));
  return readViews(tx, editor);
}
