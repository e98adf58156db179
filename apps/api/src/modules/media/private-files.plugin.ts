import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaBase, privateFolder } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { sendFile } from './media.files.ts';
import { findByKey } from './media.repository.ts';
import { privateCaching as caching } from './media.types.ts';

/** The file, for its uploader and for the people of a room that it was sent to. */
async function findFor(app: FastifyInstance, { userId, isAdministration }: RequestSession, key: string) {
  const file = userId === null ? undefined : await findByKey(app.db, key);
  if (!file || userId === null) return undefined;
  if (file.ownerUserId === userId) return file;
  return (await app.chat.isShownTo({ id: userId, isAdministration }, file.id)) ? file : undefined;
}

/** `GET /media/files/<key>`: files that were uploaded to be sent to somebody. */
export const privateFilesPlugin = fp(
  async (app) => {
    app.get<{ Params: { '*': string } }>(
      `${mediaBase}/${privateFolder}/*`,
      { schema: { hide: true }, logLevel: 'warn' },
      async (request, reply) => {
        const key = `${privateFolder}/${request.params['*']}`;
        const file = await findFor(app, request.session, key);
        if (!file) throw notFound('media.unknown');
        return sendFile(app, request, reply, { key, caching, filename: file.filename });
      },
    );
  },
  { name: 'private-files', dependencies: ['media', 'session', 'chat'] },
);
