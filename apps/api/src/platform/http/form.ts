import multipart from '@fastify/multipart';
import { maxUploadBytes } from '@vetka/domain/media';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Entity } from '@vetka/domain/value/schema';
import { Type } from 'typebox';
import { holdMemory } from './form-memory.ts';
import { Refusal } from './refusal.ts';

/** A file in a form, or as a response. */
export const FormFile = Type.Unsafe<Blob>({ format: 'binary' });
/** A form with nothing but a file. */
export const ImageForm = Entity('ImageForm', { file: FormFile });

/** Accepts one byte more than the limit, so that the handler can report an oversized file with its own message. */
const limits = { files: 1, fields: 4, parts: 5, fileSize: maxUploadBytes + 1 };

/** Multipart forms with a file. */
export async function registerForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits, throwFileSizeLimit: false });
}

/**
 * Parses a form into `request.body`: texts by name, and the file as a `File`.
 * @throws Refusal 415 for anything but a form, 503 while too many files are in memory
 */
export async function readForm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (!request.isMultipart()) throw new Refusal(415, 'unsupported-media', 'Такой формат не поддерживается');
  const hold = holdMemory(request, reply);
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') body[part.fieldname] = part.value;
    else {
      const bytes: BlobPart[] = [];
      for await (const chunk of part.file as AsyncIterable<Buffer<ArrayBuffer>>) {
        hold(chunk.length);
        bytes.push(chunk);
      }
      body[part.fieldname] = new File(bytes, part.filename ?? '', { type: part.mimetype });
    }
  }
  request.body = body;
}
