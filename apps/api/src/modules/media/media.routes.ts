import { UploadedFile, UploadQuery } from '@vetka/domain/media/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { FormFile, ImageForm } from '../../platform/http/form.ts';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';
import { ownerOf } from './media.owner.ts';

/** `type` is the folder. */
const FileForm = Type.Object({ type: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), file: FormFile });

/** Decoding is expensive. The limit allows one album per person. */
const uploads: UserCallOptions = { limit: 'uploads' };

/** Uploads. A file belongs to the person who uploaded it, to a shop that they work for, or to the platform. */
export const mediaRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'media.uploadImage',
    { query: UploadQuery, body: ImageForm, response: UploadedFile },
    async ({ query, body, user }) => app.media.uploadImage(await ownerOf(app, user, query), body.file),
    uploads,
  ),
  implementForUser(
    app,
    'media.uploadFile',
    { body: FileForm, response: UploadedFile },
    ({ body, user }) => app.media.uploadFile(user.id, body.type, body.file),
    uploads,
  ),
];
