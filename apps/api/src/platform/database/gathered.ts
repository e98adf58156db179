import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** A statement of Drizzle: rows are arrays for a select that it has built, otherwise objects. */
interface Statement extends pg.QueryConfig {
  rowMode?: 'array';
}

interface Asked {
  statement: Statement;
  values: readonly unknown[];
  resolve: (result: { rows: unknown[] }) => void;
  reject: (error: unknown) => void;
}

/** What a piece of work has asked since its last statement was sent. */
const waiting = new AsyncLocalStorage<Asked[]>();

/**
 * Selects that the work makes at the same time are sent as one statement: they take one round trip and one connection,
 * and see one state of the database. What waits for an answer is in the next statement. Transactions, writes and named
 * statements are sent as usual. Work inside other gathered work joins it.
 */
export const gathered = <T>(work: () => Promise<T>): Promise<T> =>
  waiting.getStore() ? work() : waiting.run([], work);

/** The pool, whose `query` gathers within `gathered`. */
export function gathering(pool: pg.Pool): pg.Pool {
  const send = pool.query.bind(pool) as (...args: unknown[]) => Promise<{ rows: unknown[] }>;
  const query = (...args: unknown[]): unknown => {
    const asked = waiting.getStore();
    const [statement, values] = args;
    if (asked === undefined || !isSelect(statement)) return send(...args);
    return new Promise((resolve, reject) => {
      asked.push({ statement, values: (values as unknown[] | undefined) ?? [], resolve, reject });
      // After the microtasks: functions that are called at the same time reach their query after some of these.
      if (asked.length === 1) process.nextTick(() => void sendAll(asked.splice(0), send));
    });
  };
  return Object.create(pool, { query: { value: query } }) as pg.Pool;
}

function isSelect(statement: unknown): statement is Statement {
  const { text, name } = (statement ?? {}) as Partial<Statement>;
  return text !== undefined && !name && /^[\s(]*(select|with)\b/i.test(text) && !/\bfor (no key )?update\b/i.test(text);
}

async function sendAll(asked: readonly Asked[], send: (...args: unknown[]) => Promise<{ rows: unknown[] }>) {
  try {
    const [only] = asked;
    if (only && asked.length === 1) {
      only.resolve(await send(only.statement, only.values));
      return;
    }
    const { text, values } = joined(asked);
    const { rows } = await send({ text, rowMode: 'array' }, values);
    const [found] = rows as unknown[][][];
    for (const [index, { resolve }] of asked.entries()) resolve({ rows: found?.[index] ?? [] });
  } catch (error) {
    for (const { reject } of asked) reject(error);
  }
}

/** One row with the rows of each statement as JSON. */
function joined(asked: readonly Asked[]): { text: string; values: unknown[] } {
  const values: unknown[] = [];
  const parts = asked.map(({ statement, values: own }) => {
    const before = values.length;
    values.push(...own);
    // `$count` ends with a semicolon.
    const text = statement.text
      .replace(/;\s*$/, '')
      .replaceAll(/\$(\d+)/g, (_, number: string) => `$${before + Number(number)}`);
    return `(select coalesce(json_agg(${statement.rowMode ? cells : row}), '[]') from (${text}) as ${row})`;
  });
  return { text: `select ${parts.join(',\n')}`, values };
}

/** A name that no column has. */
const row = '"gathered row"';
/** The values of a row in order: names may occur twice. */
const cells = `(select json_agg(value order by ordinality) from json_each(to_json(${row})) with ordinality)`;
