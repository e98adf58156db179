import path from 'node:path';
import fp from 'fastify-plugin';
import { registerFiles } from './media.files.ts';
import { MediaService, type DrawPicture } from './media.service.ts';

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaService;
  }
}

export const mediaPlugin = fp(
  async (app, { drawPicture }: { drawPicture: DrawPicture | undefined }) => {
    app.decorate('media', new MediaService(app, path.join(app.config.dataDir, 'media'), drawPicture));
    registerFiles(app);
  },
  { name: 'media', dependencies: ['database'] },
);
