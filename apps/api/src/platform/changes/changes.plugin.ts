import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { catalogChanges } from '../database/schema/change.ts';
import { Changes, changesKeptMs } from './changes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    changes: Changes;
  }
}

/**
 * Deletes the changes of transactions that had ended by the previous run. Deleting by age would lose the changes of a
 * long transaction that has just committed.
 */
function deleteOld(app: FastifyInstance): () => Promise<void> {
  let oldestRunning: string | undefined;
  return async () => {
    if (oldestRunning !== undefined) await app.db.delete(catalogChanges).where(lt(catalogChanges.xid, oldestRunning));
    const { rows } = await app.db.execute<{ xid: string }>(
      sql`select pg_snapshot_xmin(pg_current_snapshot())::text as xid`,
    );
    oldestRunning = rows[0]?.xid;
  };
}

export const changesPlugin = fp(
  async (app) => {
    app.decorate('changes', new Changes(app.pool));
    app.jobs.every(changesKeptMs, 'changes.delete-old', deleteOld(app));
  },
  { name: 'changes', dependencies: ['database', 'jobs'] },
);
