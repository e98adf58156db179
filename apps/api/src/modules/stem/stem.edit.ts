import { stemLimits, type NewStem, type StemEdit } from '@vetka/domain/stem';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { services } from '../../platform/database/schema/service.ts';
import { stems } from '../../platform/database/schema/stem.ts';
import { conflict, invalid } from '../../platform/http/refusal.ts';
import type { Keeper } from './stem.batches.ts';
import { stemMessages } from './stem.messages.ts';
import { isKept, lockStem, readStem } from './stem.rows.ts';

interface Named {
  name: string;
  colour: string;
}

const trimmed = ({ name, colour }: Named): Named => ({ name: name.trim(), colour: colour.trim() });

/** Locks the shop's list of stems, so that two people cannot add the same stem at once. */
const lockList = (tx: Transaction, serviceId: number) =>
  tx.select({ id: services.id }).from(services).where(eq(services.id, serviceId)).for('no key update');

/** @throws Refusal 422 on `name` */
async function requireNew(tx: Transaction, serviceId: number, { name, colour }: Named, id = 0): Promise<void> {
  const [same] = await tx
    .select({ id: stems.id })
    .from(stems)
    .where(
      and(
        isKept(serviceId),
        ne(stems.id, id),
        sql`lower(${stems.name}) = lower(${name}) and lower(${stems.colour}) = lower(${colour})`,
      ),
    );
  if (same) throw invalid({ name: stemMessages.named });
}

/** @returns its id @throws Refusal 409 when there are too many, 422 on `name` */
export async function createStem(tx: Transaction, { serviceId }: Keeper, body: NewStem): Promise<number> {
  await lockList(tx, serviceId);
  const [counted] = await tx.select({ total: count() }).from(stems).where(isKept(serviceId));
  if ((counted?.total ?? 0) >= stemLimits.stems) throw conflict('stem.too-many', stemMessages.tooMany);
  const named = trimmed(body);
  await requireNew(tx, serviceId, named);
  const { unit, costPrice, shelfLifeDays } = body;
  const [row] = await tx
    .insert(stems)
    .values({ serviceId, ...named, unit, costPrice, shelfLifeDays })
    .returning({ id: stems.id });
  return row?.id ?? 0;
}

/** @throws Refusal 404, 422 on `name` */
export async function editStem(tx: Transaction, { serviceId }: Keeper, id: number, edit: StemEdit): Promise<void> {
  await lockList(tx, serviceId);
  const row = await lockStem(tx, serviceId, id);
  const { unit = row.unit, costPrice = row.costPrice, shelfLifeDays = row.shelfLifeDays } = edit;
  const named = trimmed({ name: edit.name ?? row.name, colour: edit.colour ?? row.colour });
  await requireNew(tx, serviceId, named, id);
  await tx
    .update(stems)
    .set({ ...named, unit, costPrice, shelfLifeDays })
    .where(eq(stems.id, id));
}

/** @throws Refusal 404, 409 while something needs it */
export async function removeStem(tx: Transaction, { serviceId }: Keeper, id: number): Promise<void> {
  await lockStem(tx, serviceId, id);
  const { stock, reserved, recipes } = await readStem(tx, serviceId, id);
  if (stock + reserved + recipes > 0) throw conflict('stem.in-use', stemMessages.inUse);
  await tx.update(stems).set({ removedAt: new Date() }).where(eq(stems.id, id));
}
