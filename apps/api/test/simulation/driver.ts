import { callbackify } from 'node:util';
import type pg from 'pg';

/** Sends a statement when its turn comes. */
export type Send = <T>(client: pg.PoolClient, sql: string, query: () => Promise<T>) => Promise<T>;

type Callback = (error: unknown, ...result: unknown[]) => void;
type Query = (...args: unknown[]) => Promise<unknown>;

const textOf = (query: unknown): string => (typeof query === 'string' ? query : ((query as pg.QueryConfig).text ?? ''));

/** Short enough for a schedule: the command and its table. */
function labelOf(sql: string): string {
  const words = sql.replaceAll(/\s+/g, ' ').trim();
  const command = /^(with|select|insert into|update|delete from|begin|commit|rollback)\b/i.exec(words)?.[0] ?? words;
  const table = /\b(?:from|into|update) "?(\w+)"?/i.exec(words)?.[1] ?? '';
  const lock = /\bfor (?:no key )?update\b.*$/i.exec(words)?.[0] ?? '';
  return [command.toLowerCase(), table, lock].filter(Boolean).join(' ').slice(0, 60);
}

/** Nothing may happen without its turn, so replicas do not wake each other. */
const isListening = (sql: string): boolean => /^listen /i.test(sql);

/** Runs work that takes real time, while everybody else is paused. */
export type Aside = <T>(work: () => Promise<T>) => Promise<T>;

interface Passage {
  send: Send;
  aside: Aside;
}

type Connect = (done: Callback) => void;

/** Opening a connection takes no turn: its duration must not change the order. */
function connectAside(pool: pg.Pool, aside: Aside): void {
  const connect = pool.connect.bind(pool);
  const connecting = (done?: Callback): Promise<unknown> | void => {
    if (!done) return aside(() => connect());
    void aside(
      () =>
        new Promise<void>((resolve) => {
          (connect as unknown as Connect)((...answer) => {
            done(...answer);
            resolve();
          });
        }),
    );
  };
  pool.connect = connecting as unknown as typeof pool.connect;
}

/** Every statement of a pool waits for its turn. Call it before the first connection is opened. */
export function takeTurns(pool: pg.Pool, { send, aside }: Passage): void {
  connectAside(pool, aside);
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as unknown as Query;
    const passing = (...args: unknown[]): Promise<unknown> | void => {
      const callback = typeof args.at(-1) === 'function' ? (args.pop() as Callback) : undefined;
      const sql = textOf(args[0]);
      if (isListening(sql)) return Promise.resolve({ rows: [] });
      const sent = () => send(client, labelOf(sql), () => query(...args));
      return callback ? callbackify(sent)(callback) : sent();
    };
    client.query = passing as unknown as typeof client.query;
  });
}
