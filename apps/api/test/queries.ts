import type pg from 'pg';

/** A recorded database query. */
export interface AskedQuery {
  text: string;
  values: unknown[];
}

/** Normalizes every form of arguments `pg` accepts. */
const readQuery = ([query, values]: unknown[]): AskedQuery => {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] };
  const config = query as Partial<pg.QueryConfig>;
  return { text: config.text ?? '', values: (Array.isArray(values) ? values : config.values) ?? [] };
};

/** Records a pool's queries. Call it before the first connection is opened. */
export function watchQueries(pool: pg.Pool) {
  const asked: AskedQuery[] = [];
  pool.on('connect', (client) => {
    client.query = new Proxy(client.query.bind(client), {
      apply(query, _self, args: unknown[]) {
        asked.push(readQuery(args));
        return Reflect.apply(query, client, args);
      },
    });
  });
  return {
    /** The queries made by the work. Nothing else may run in the meantime. */
    async during(work: () => Promise<unknown>): Promise<AskedQuery[]> {
      asked.length = 0;
      await work();
      return [...asked];
    },
  };
}
