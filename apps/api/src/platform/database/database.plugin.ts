import fp from 'fastify-plugin';
import type { Connection, Database } from './connect.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The database. `app.db.transaction` for what must happen together. */
    db: Database;
    /** Its connections, for libraries that bring their own queries. */
    pool: Connection['pool'];
  }
}

/** Decorates `app.db`; the pool is closed with the app. */
export const databasePlugin = fp<{ connection: Connection }>(
  async (app, { connection }) => {
    app.decorate('db', connection.db);
    app.decorate('pool', connection.pool);
    app.addHook('onClose', () => connection.pool.end());
  },
  { name: 'database' },
);
