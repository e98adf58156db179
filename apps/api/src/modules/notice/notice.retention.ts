import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { notices } from '../../platform/database/schema/notice.ts';
import { announce } from './notice.events.ts';
import { clipText, type NewNotice } from './notice.notify.ts';

/** How many days a notice is kept after it was read, or after it was written if it was not read. */
const noticesKept = { read: 90, unread: 180 } as const;

/** Deletes old notices; messages that were never sent go with them. */
export async function deleteOldNotices(db: Executor): Promise<void> {
  await db.delete(notices).where(
    sql`${notices.readAt} < now() - make_interval(days => ${noticesKept.read}::int)
      or (${notices.readAt} is null and ${notices.createdAt} < now() - make_interval(days => ${noticesKept.unread}::int))`,
  );
}

/** Notices that several people received. */
export type Occasion = Pick<NewNotice, 'key'> & { kinds: readonly NewNotice['kind'][] };

const of = ({ key, kinds }: Occasion) => and(eq(notices.key, key), inArray(notices.kind, [...kinds]));

/** Refreshes the open windows of people whose notices have changed. */
async function announceChanged(tx: Transaction, rows: readonly { userId: number }[]): Promise<void> {
  for (const { userId } of rows) await announce(tx, userId, null);
}

/** Takes back every notice of an occasion, with its unsent messages. */
export async function withdraw(tx: Transaction, occasion: Occasion): Promise<void> {
  await announceChanged(tx, await tx.delete(notices).where(of(occasion)).returning({ userId: notices.userId }));
}

/** What a page of the site has shown to people. */
export type Shown = Pick<NewNotice, 'path'> & { kinds: readonly NewNotice['kind'][]; userIds: readonly number[] };

/** Marks the notices that lead to a page as read, so that their unsent messages never leave. */
export async function readOnPage(tx: Transaction, { path, kinds, userIds }: Shown): Promise<void> {
  const read = await tx
    .update(notices)
    .set({ readAt: new Date() })
    .where(
      and(
        inArray(notices.userId, [...userIds]),
        inArray(notices.kind, [...kinds]),
        eq(notices.path, path),
        isNull(notices.readAt),
      ),
    )
    .returning({ userId: notices.userId });
  await announceChanged(tx, read);
}

/** Replaces the text of every notice of an occasion. */
export async function reword(tx: Transaction, occasion: Occasion, text: string): Promise<void> {
  const changed = tx
    .update(notices)
    .set({ text: clipText(text) })
    .where(of(occasion))
    .returning({ userId: notices.userId });
  await announceChanged(tx, await changed);
}
