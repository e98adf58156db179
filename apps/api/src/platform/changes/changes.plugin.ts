import { lt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { Type, type Static } from 'typebox';
import { catalogChanges } from '../database/schema/change.ts';
import { Changes, changesKeptMs } from './changes.ts';
import { subjectOf } from './subjects.ts';

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

/** A snapshot of PostgreSQL in its text form. */
const Since = Type.Object({ since: Type.Optional(Type.String({ pattern: '^\\d{1,19}:\\d{1,19}:[\\d,]{0,10000}$' })) });

/** `/changes?since=`: changes of the catalogue, for servers of the site that cache pages. Not a part of the API. */
function serveChanges(app: FastifyInstance): void {
  const options = { schema: { hide: true, querystring: Since }, logLevel: 'warn' } as const;
  app.get<{ Querystring: Static<typeof Since> }>('/changes', options, async ({ query }) => {
    const { position, changes } = await app.changes.since(query.since);
    return { position, changes: changes.map(subjectOf) };
  });
}

export const changesPlugin = fp(
  async (app) => {
    app.decorate('changes', new Changes(app.pool));
    serveChanges(app);
    app.jobs.every(changesKeptMs, 'changes.delete-old', deleteOld(app));
  },
  { name: 'changes', dependencies: ['database', 'jobs'] },
);
