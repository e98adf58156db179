import { UploadedFile } from '@vetka/domain/media/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implementForUser, type UserCallOptions } from '../../platform/http/implement.ts';

const FormFile = Type.Unsafe<Blob>({ format: 'binary' });
const ImageForm = Type.Object({ file: FormFile });
/** `type` is the folder. */
const FileForm = Type.Object({ type: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), file: FormFile });

/** Decoding is expensive. The limit allows one album per person. */
const uploads: UserCallOptions = { limit: 'uploads' };

/** Uploads. A file belongs to the person who uploaded it. */
export const mediaRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'media.uploadImage',
    { body: ImageForm, response: UploadedFile },
    ({ body, user }) => app.media.uploadImage(user.id, body.file),
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
