import path from 'node:path';
import fp from 'fastify-plugin';
import { registerFiles } from './media.files.ts';
import { MediaService } from './media.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaService;
  }
}

export const mediaPlugin = fp(
  async (app) => {
    app.decorate('media', new MediaService(app, path.join(app.config.dataDir, 'media')));
    registerFiles(app);
  },
  { name: 'media', dependencies: ['database'] },
);
