import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type * as images from './images.ts';

const cacheFolder = join(tmpdir(), 'vetka-development-images');

/** What Vite's own server lacks of ours: the optimising proxy of pictures. */
export function developmentServer(apiUrl: string): Plugin {
  return {
    name: 'vetka:development-server',
    apply: 'serve',
    configureServer(server) {
      // Loaded by Vite, which knows the source condition; this file is loaded by plain Node. With the first picture:
      // the server that only writes the route tree is closed before it could be.
      const load = async () =>
        ((await server.ssrLoadModule('/server/images.ts')) as typeof images).createImageProxy({ apiUrl, cacheFolder });
      let proxy: ReturnType<typeof load> | undefined;
      server.middlewares.use('/_ipx', (request, response) => {
        proxy ??= load();
        void proxy
          .then((answer) => answer(request.url ?? ''))
          .then(({ status, body, contentType }) => {
            response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-cache' }).end(body);
          });
      });
    },
  };
}
