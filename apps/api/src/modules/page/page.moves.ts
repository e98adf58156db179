import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { banners, redirects, seoEntries } from '../../platform/database/schema/page.ts';

/** Removes the redirect from a path. */
export async function endRedirect(tx: Transaction, path: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.fromPath, path));
}

/** Redirects from a path, and points existing redirects to it straight at the new path, so that no loop can form. */
export async function redirectPage(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`lock table ${redirects} in share row exclusive mode`);
  await endRedirect(tx, to);
  await tx.update(redirects).set({ toPath: to }).where(eq(redirects.toPath, from));
  await tx
    .insert(redirects)
    .values({ fromPath: from, toPath: to, status: 301 })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to, status: 301 } });
}

/** Gives a page another path: redirects from the former one, and moves its texts and the banners that link to it. */
export async function movePage(tx: Transaction, from: string, to: string): Promise<void> {
  await redirectPage(tx, from, to);
  await tx.update(banners).set({ href: to }).where(eq(banners.href, from));
  const hasTexts = sql`exists (select from ${seoEntries} other where other.path = ${to})`;
  await tx
    .update(seoEntries)
    .set({ path: to })
    .where(and(eq(seoEntries.path, from), sql`not ${hasTexts}`));
}
