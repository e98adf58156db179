import multipart from '@fastify/multipart';
import { maxUploadBytes } from '@vetka/domain/media';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** One byte more than is allowed is kept, so that the handler sees that a file is too big and says so in its own words. */
const limits = { files: 1, fields: 4, parts: 5, fileSize: maxUploadBytes + 1 };

/** Forms with a file. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

/**
 * Makes `request.body` of a form: texts by their names, and the file as a `File`.
 * @throws Refusal 415 for anything but a form
 */
export async function readForm(request: FastifyRequest): Promise<void> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported-media', 'Такой формат не поддерживается');
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value;
    else {
      const bytes: BlobPart[] = [];
      for await (const chunk of part.file) bytes.push(chunk as BlobPart);
      body[part.fieldname] = new File(bytes, part.filename ?? '', { type: part.mimetype });
    }
  }
  request.body = body;
}
