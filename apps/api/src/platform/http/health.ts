import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

/** `/health/live`: the process answers. `/health/ready`: it may be sent visitors. */
export function registerHealth(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    try {
      await app.db.execute(sql`select 1`);
    } catch {
      return reply.code(503).send({ status: 'no-database' });
    }
    return { status: 'ok' };
  });
}
