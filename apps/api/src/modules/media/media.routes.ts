import { UploadedFile } from '@vetka/domain/media/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { implement, type CallOptions } from '../../platform/http/implement.ts';
import { requireUser } from '../../platform/session/request-session.ts';

const FormFile = Type.Unsafe<Blob>({ format: 'binary' });
const ImageForm = Type.Object({ file: FormFile });
/** `type` is the folder. */
const FileForm = Type.Object({ type: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), file: FormFile });

/** Decoding is expensive. The limit allows one album per person. */
const uploads: CallOptions = {
  guard: requireUser,
  limit: 'uploads',
};

/** Uploads. A file belongs to the person who uploaded it. */
export const mediaRoutes = (app: FastifyInstance) => [
  implement(
    app,
    'media.uploadImage',
    { body: ImageForm, response: UploadedFile },
    ({ body }, request) => app.media.uploadImage(requireUser(request).id, body.file),
    uploads,
  ),
  implement(
    app,
    'media.uploadFile',
    { body: FileForm, response: UploadedFile },
    ({ body }, request) => app.media.uploadFile(requireUser(request).id, body.type, body.file),
    uploads,
  ),
];
