import { and, desc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { addresses, savedAddresses, users } from '../../platform/database/schema/index.ts';

/** The main address first, then the newest. */
export const listSaved = (db: Executor, userId: number) =>
  db
    .select({ saved: savedAddresses, address: addresses })
    .from(savedAddresses)
    .innerJoin(addresses, eq(addresses.id, savedAddresses.addressId))
    .where(eq(savedAddresses.userId, userId))
    .orderBy(desc(savedAddresses.isMain), desc(savedAddresses.id));
export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number];

/** Concurrent changes of one person's addresses wait for each other. */
export const lockBook = (tx: Transaction, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');

const ownOne = (userId: number, id: number) => and(eq(savedAddresses.userId, userId), eq(savedAddresses.id, id));

/** The id of the postal address of one of the person's own saved addresses. */
export async function findOwnAddressId(db: Executor, userId: number, id: number): Promise<number | undefined> {
  const [row] = await db.select({ addressId: savedAddresses.addressId }).from(savedAddresses).where(ownOne(userId, id));
  return row?.addressId;
}

type NewSaved = typeof savedAddresses.$inferInsert;

export const insertSaved = (tx: Transaction, values: NewSaved) => tx.insert(savedAddresses).values(values);

export const updateSaved = (tx: Transaction, id: number, values: Omit<NewSaved, 'userId'>) =>
  tx.update(savedAddresses).set(values).where(eq(savedAddresses.id, id));

export const deleteSaved = (tx: Transaction, id: number) => tx.delete(savedAddresses).where(eq(savedAddresses.id, id));

/** Makes room for another main address: a person has at most one. */
export const unsetMain = (tx: Transaction, userId: number) =>
  tx.update(savedAddresses).set({ isMain: false }).where(eq(savedAddresses.userId, userId));
