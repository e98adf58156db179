import { sql } from 'drizzle-orm';
import type { TestApp } from '../app.ts';
import type { Visitor } from '../visitor.ts';

export interface Answer {
  path: string;
  status: number;
  body: unknown;
}

/** The same person at another replica. */
export function visitorAt(app: TestApp, { cookies }: Visitor): Visitor {
  const visitor = app.visitor();
  for (const [name, cookie] of cookies) visitor.cookies.set(name, cookie);
  return visitor;
}

const minuteNow = (): number => Math.floor(Date.now() / 60_000);

/** Replicas that share a database. The `reader` is a guest unless given. */
export function createCopies(copies: readonly [TestApp, ...TestApp[]], reader: Visitor = copies[0].visitor()) {
  const answersOf = (app: TestApp, pages: readonly string[]): Promise<Answer[]> =>
    Promise.all(
      pages.map(async (path) => {
        const { status, body } = await visitorAt(app, reader).get(path);
        // The number of the failed request differs.
        return { path, status, body: status === 500 ? null : body };
      }),
    );
  const keep = (pages: readonly string[]) => Promise.all(copies.map((copy) => answersOf(copy, pages)));

  /** The answer of a replica with empty caches. */
  async function cold(pages: readonly string[]): Promise<Answer[]> {
    await copies[0].db.execute(sql`insert into catalog_changes (topic, subject) values ('all', 0)`);
    return answersOf(copies[0], pages);
  }

  /**
   * The answers of each replica from its caches, and fresh ones, within one minute: «сегодня с 14:00» follows the
   * clock.
   */
  async function keptAndCold(pages: readonly string[]): Promise<{ kept: Answer[][]; cold: Answer[] }> {
    const minute = minuteNow();
    const answers = { kept: await keep(pages), cold: await cold(pages) };
    return minuteNow() === minute ? answers : keptAndCold(pages);
  }
  return { keep, cold, keptAndCold };
}
