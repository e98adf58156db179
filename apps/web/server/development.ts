import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type * as images from './images.ts';
import { PictureCache } from './pictureCache.ts';

const cache = new PictureCache(join(tmpdir(), 'vetka-development-images'));

/** Adds the optimising image proxy to Vite's own server. */
export function developmentServer(apiUrl: string): Plugin {
  return {
    name: 'vetka:development-server',
    apply: 'serve',
    configureServer(server) {
      // Loaded through Vite, which resolves the source condition; plain Node loads this file. Loaded with the first
      // image, because the server that only generates the route tree closes before the module would be ready.
      const load = async () =>
        ((await server.ssrLoadModule('/server/images.ts')) as typeof images).createImageProxy({ apiUrl, cache });
      let proxy: ReturnType<typeof load> | undefined;
      server.middlewares.use('/_ipx', (request, response) => {
        proxy ??= load();
        void proxy
          .then((answer) => answer(request.url ?? '', request.headers.cookie))
          .then(({ status, body, contentType }) => {
            response.writeHead(status, { 'content-type': contentType, 'cache-control': 'no-cache' }).end(body);
          });
      });
    },
  };
}
