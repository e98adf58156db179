import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { JobFailure } from '../../platform/jobs/failure.ts';
import { registerFiles } from './media.files.ts';
import { MediaService, type DrawPicture } from './media.service.ts';
import { createLocalStore, createMovingStore, type MediaStore } from './media-store.ts';
import { removeUnused } from './media.unused.ts';
import { createS3Store } from './s3-store.ts';

const dayMs = 86_400_000;

declare module 'fastify' {
  interface FastifyInstance {
    media: MediaService;
  }
}

/** The bucket, with the folder behind it for files that have not been moved yet; without a bucket the folder. */
function openStore(app: FastifyInstance): MediaStore {
  const folder = createLocalStore(path.join(app.config.dataDir, 'media'));
  const { s3 } = app.config;
  if (!s3) return folder;
  const bucket = createS3Store(s3, app.log);
  app.readiness.require('no-files', bucket.check);
  app.addHook('onClose', async () => bucket.close());
  return createMovingStore(bucket, folder);
}

/** A file that is already gone is not an error. @throws {JobFailure} while the store is unavailable */
async function removeFile(app: FastifyInstance, key: string): Promise<void> {
  try {
    await app.media.store.remove(key);
  } catch (error) {
    app.log.warn({ err: error, key }, 'a file was not removed');
    throw new JobFailure('Хранилище файлов не отвечает', false);
  }
}

export const mediaPlugin = fp(
  async (app, { drawPicture }: { drawPicture: DrawPicture | undefined }) => {
    app.decorate('media', new MediaService(app, openStore(app), drawPicture));
    app.jobs.handle('media.remove', (key) => removeFile(app, key));
    app.jobs.round(dayMs, 'media.unused', () => removeUnused(app.db));
    registerFiles(app);
  },
  { name: 'media', dependencies: ['database', 'jobs'] },
);
