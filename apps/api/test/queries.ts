import type pg from 'pg';

/** A query as it went to the database. */
export interface AskedQuery {
  text: string;
  values: unknown[];
}

/** Every form that `pg` takes a query in. */
const readQuery = ([query, values]: unknown[]): AskedQuery => {
  if (typeof query === 'string') return { text: query, values: Array.isArray(values) ? values : [] };
  const config = query as Partial<pg.QueryConfig>;
  return { text: config.text ?? '', values: (Array.isArray(values) ? values : config.values) ?? [] };
};

/** Writes down what a pool asks the database. Call it before the first connection is opened. */
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
    /** The queries of one piece of work. Nothing else may be asked meanwhile. */
    async during(work: () => Promise<unknown>): Promise<AskedQuery[]> {
      asked.length = 0;
      await work();
      return [...asked];
    },
  };
}
