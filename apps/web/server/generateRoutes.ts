import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/** Writes `src/routeTree.gen.ts` from the files of `src/routes`; the type check needs it before any build. */
const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
});
await server.close();
