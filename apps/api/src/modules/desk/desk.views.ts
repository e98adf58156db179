import { deskLimits, type DeskList, type DeskRight, type DeskViews, type SavedDeskView } from '@vetka/domain/desk';
import { and, asc, count, eq, max, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { deskViews } from '../../platform/database/schema/desk-view.ts';
import { services } from '../../platform/database/schema/service.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { deskMessages } from './desk.messages.ts';

/** The right that a list requires. */
export const rightOfList: Record<DeskList, DeskRight> = { GOODS: 'CHANGE_STOCK', ORDERS: 'SEE_ORDERS' };

/** The views of one person, of one list of a shop. */
export interface ViewShelf {
  serviceId: number;
  userId: number;
  list: DeskList;
}

const areOn = ({ serviceId, userId, list }: ViewShelf): SQL | undefined =>
  and(eq(deskViews.serviceId, serviceId), eq(deskViews.userId, userId), eq(deskViews.list, list));

/** The saved views of a person. */
export async function readViews(db: Executor, shelf: ViewShelf): Promise<DeskViews> {
  const views = await db
    .select({ id: deskViews.id, name: deskViews.name, query: deskViews.query })
    .from(deskViews)
    .where(areOn(shelf))
    .orderBy(asc(deskViews.position), asc(deskViews.id));
  return { views };
}

/** Two tabs of one person must not pass the limit or take one name together. */
const lockViews = (tx: Transaction, { serviceId }: ViewShelf) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

const columnsOf = ({ name, query }: SavedDeskView) => ({ name: name.trim(), query });

/** @throws Refusal 422 on `name` when another view of the person has it */
async function requireFreeName(tx: Transaction, shelf: ViewShelf, { name }: SavedDeskView, id = 0): Promise<void> {
  const [same] = await tx
    .select({ id: deskViews.id })
    .from(deskViews)
    .where(and(areOn(shelf), eq(deskViews.name, name.trim()), ne(deskViews.id, id)));
  if (same) throw invalid({ name: deskMessages.viewName });
}

/** Adds a view after the others. @throws Refusal 409 when there are too many, 422 on `name` */
export async function saveView(tx: Transaction, shelf: ViewShelf, view: SavedDeskView): Promise<DeskViews> {
  await lockViews(tx, shelf);
  const [present] = await tx
    .select({ total: count(), last: max(deskViews.position) })
    .from(deskViews)
    .where(areOn(shelf));
  if ((present?.total ?? 0) >= deskLimits.views) throw conflict('desk.too-many-views', deskMessages.tooManyViews);
  await requireFreeName(tx, shelf, view);
  await tx.insert(deskViews).values({ ...shelf, ...columnsOf(view), position: (present?.last ?? 0) + 1 });
  return readViews(tx, shelf);
}

/** @throws Refusal 404, 422 on `name` */
export async function changeView(
  tx: Transaction,
  shelf: ViewShelf,
  id: number,
  view: SavedDeskView,
): Promise<DeskViews> {
  await lockViews(tx, shelf);
  await requireFreeName(tx, shelf, view, id);
  const changed = await tx
    .update(deskViews)
    .set(columnsOf(view))
    .where(and(areOn(shelf), eq(deskViews.id, id)))
    .returning({ id: deskViews.id });
  if (changed.length === 0) throw notFound('desk.unknown-view', deskMessages.unknownView);
  return readViews(tx, shelf);
}

/** A view that is already gone stays gone. */
export async function deleteView(db: Executor, shelf: ViewShelf, id: number): Promise<DeskViews> {
  await db.delete(deskViews).where(and(areOn(shelf), eq(deskViews.id, id)));
  return readViews(db, shelf);
}

/** Views that are not listed keep their order, after those that are. */
export async function orderViews(tx: Transaction, shelf: ViewShelf, ids: readonly number[]): Promise<DeskViews> {
  const place = sql`array_position(${sql.param([...ids])}::int[], ${deskViews.id})`;
  await tx
    .update(deskViews)
    .set({ position: sql`coalesce(${place}, ${deskLimits.views} + ${deskViews.position})` })
    .where(areOn(shelf));
  return readViews(tx, shelf);
}
