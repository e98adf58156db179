import {
  isMovablePath,
  isSitePath,
  type Redirect,
  type RedirectPage,
  type RedirectsQuery,
  type WriteRedirect,
} from '@vetka/domain/page';
import { metaOf } from '@vetka/domain/paging';
import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { redirects } from '../../platform/database/schema/page.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { canonical } from './page.paths.ts';

const defaultTake = 50;

type Row = typeof redirects.$inferSelect;

/** Messages to the administration. */
const messages = {
  from: 'Путь на сайте: с косой черты, без звёздочек, не из личных разделов',
  to: 'Куда вести: путь на сайте с косой черты',
  taken: 'С этого пути уже есть переадресация',
  loop: 'Получится круг: новый путь ведёт обратно на старый',
  unknown: 'Такой переадресации нет',
} as const;

const redirectOf = ({ id, fromPath, toPath, status, createdAt }: Row): Redirect => ({
  id,
  from: fromPath,
  to: toPath,
  statusCode: status === 302 || status === 308 ? status : 301,
  createdAt: createdAt.toISOString(),
});

const matches = (search: string): SQL | undefined => {
  const part = search.trim().toLowerCase();
  return part === ''
    ? undefined
    : sql`position(${part} in lower(${redirects.fromPath} || ' ' || ${redirects.toPath})) > 0`;
};

/** Moved paths, the latest first. */
export async function listRedirects(db: Executor, query: RedirectsQuery): Promise<RedirectPage> {
  const { page = 1, take = defaultTake, search = '' } = query;
  const where = matches(search);
  const rows = await db
    .select()
    .from(redirects)
    .where(where)
    .orderBy(desc(redirects.id))
    .limit(take)
    .offset((page - 1) * take);
  return { data: rows.map(redirectOf), meta: metaOf(page, take, await db.$count(redirects, where)) };
}

/** Whether following redirects from a path ends at another one. */
async function leadsTo(tx: Transaction, start: string, end: string, exceptId: number): Promise<boolean> {
  const seen = new Set<string>();
  let path: string | undefined = canonical(start);
  while (path !== undefined && !seen.has(path)) {
    if (path === end) return true;
    seen.add(path);
    const [next] = await tx
      .select({ to: redirects.toPath })
      .from(redirects)
      .where(and(eq(redirects.fromPath, path), ne(redirects.id, exceptId)));
    path = next && canonical(next.to);
  }
  return false;
}

/** @throws Refusal 422 on `from` and `to` */
async function requireValid(tx: Transaction, { from, to }: WriteRedirect, exceptId: number): Promise<void> {
  if (!isMovablePath(from)) throw invalid({ from: messages.from });
  if (!isSitePath(to)) throw invalid({ to: messages.to });
  const taken = await tx.$count(redirects, and(eq(redirects.fromPath, from), ne(redirects.id, exceptId)));
  if (taken > 0) throw invalid({ from: messages.taken });
  if (await leadsTo(tx, to, from, exceptId)) throw invalid({ to: messages.loop });
}

/** Two redirects written at once could point to each other. */
const lockAll = (tx: Transaction) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`);

const written = ({ from, to, statusCode }: WriteRedirect) => ({
  from: canonical(from.trim()),
  to: to.trim(),
  statusCode,
});

/** @throws Refusal 422 */
export async function addRedirect(tx: Transaction, body: WriteRedirect): Promise<Redirect> {
  const clean = written(body);
  await lockAll(tx);
  await requireValid(tx, clean, 0);
  const values = { fromPath: clean.from, toPath: clean.to, status: clean.statusCode };
  const [row] = await tx.insert(redirects).values(values).returning();
  return redirectOf(row as Row);
}

/** @throws Refusal 404, 422 */
export async function changeRedirect(tx: Transaction, id: number, body: WriteRedirect): Promise<Redirect> {
  const clean = written(body);
  await lockAll(tx);
  await requireValid(tx, clean, id);
  const [row] = await tx
    .update(redirects)
    .set({ fromPath: clean.from, toPath: clean.to, status: clean.statusCode })
    .where(eq(redirects.id, id))
    .returning();
  if (!row) throw notFound('page.unknown-redirect', messages.unknown);
  return redirectOf(row);
}

/** @throws Refusal 404 */
export async function removeRedirect(tx: Transaction, id: number): Promise<{ id: number }> {
  const [row] = await tx.delete(redirects).where(eq(redirects.id, id)).returning({ id: redirects.id });
  if (!row) throw notFound('page.unknown-redirect', messages.unknown);
  return row;
}
