import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { goodsImports } from '../../platform/database/schema/catalog-import.ts';

/** Resumes imports that a restart has interrupted. */
export async function resumeImports(app: FastifyInstance): Promise<void> {
  const running = await app.db
    .select({ id: goodsImports.id })
    .from(goodsImports)
    .where(eq(goodsImports.state, 'APPLYING'));
  if (running.length === 0) return;
  const files = await app.goodsFiles();
  for (const { id } of running) await files.run(id);
}
