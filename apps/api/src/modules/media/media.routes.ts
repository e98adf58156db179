import { UploadedFile, UploadQuery } from '@vetka/domain/media/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { FormFile, ImageForm } from '../../platform/http/form.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import { ownerOf } from './media.owner.ts';

/** `type` is the folder. */
const FileForm = Type.Object({ type: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), file: FormFile });

/** Decoding is expensive. The limit allows one album per person. */
const uploads: UserCallOptions = { limit: 'uploads' };

/** The quota of a day. @throws Refusal 422 on `file` */
async function countUpload(app: FastifyInstance, { session }: FastifyRequest, file: Blob): Promise<void> {
  const { userId, userSince } = session;
  if (userId !== null && userSince !== null) await app.limits.takeUpload({ userId, createdAt: userSince }, file.size);
}

/** Uploads. A file belongs to the person who uploaded it, to a shop that they work for, or to the platform. */
export const mediaRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'media.uploadImage',
    { query: UploadQuery, body: ImageForm, response: UploadedFile },
    async ({ query, body, user }, request) => {
      const owner = await ownerOf(app, user, query);
      await countUpload(app, request, body.file);
      return app.media.uploadImage(owner, body.file);
    },
    uploads,
  ),
  implementForUser(
    app,
    'media.uploadFile',
    { body: FileForm, response: UploadedFile },
    async ({ body, user }, request) => {
      await countUpload(app, request, body.file);
      return app.media.uploadFile(user.id, body.type, body.file);
    },
    uploads,
  ),
];
