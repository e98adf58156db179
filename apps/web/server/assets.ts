import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Not the name of a file in the folder. */
const isElsewhere = /^$|^\.|[/\\]/;

/** Serves the scripts, styles and fonts of the build, compressed by the build (`precompress.ts`). */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  // Not the plugin's own route, which reads the names of all files for every request, to compare them with the one asked
  // for: with 1,300 files this takes 1.6 ms (decision 402).
  await app.register(serveStatic, { root: folder, serve: false, preCompressed: true });
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    if (isElsewhere.test(name)) return reply.callNotFound();
    // The name of an asset changes with its content.
    return reply.sendFile(name, folder, { immutable: true, maxAge: '365d' });
  });
}
