import fp from 'fastify-plugin';
import type { Connection, Database } from './connect.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The database. Use `app.db.transaction` for atomic changes. */
    db: Database;
    /** Its connection pool, for libraries that run their own queries. */
    pool: Connection['pool'];
    /** For prepared reads: they go to a replica where a call allows it. */
    reader: Connection['reader'];
    /** Undefined without replicas. */
    replicas: Connection['replicas'];
  }
}

/** Decorates `app.db`. The pool is closed with the app. */
export const databasePlugin = fp<{ connection: Connection }>(
  async (app, { connection }) => {
    app.decorate('db', connection.db);
    app.decorate('pool', connection.pool);
    app.decorate('reader', connection.reader);
    app.decorate('replicas', connection.replicas);
    app.addHook('onClose', async () => {
      await connection.replicas?.end();
      await connection.pool.end();
    });
  },
  { name: 'database' },
);
