import { create as disposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaBase, privateFolder } from '../../platform/media-file.ts';
import { isKey, publicCaching, shownType } from './media.types.ts';

/** Forbids scripts and content sniffing, for files of any content. */
const safety = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

const unknownFile = () => notFound('media.unknown');

interface Sending {
  key: string;
  caching: string;
  /** The name under which a document is downloaded. */
  filename?: string;
}

/** Sends a stored file, or 304 to those who have it. @throws Refusal 404 */
export async function sendFile(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, caching, filename }: Sending,
): Promise<FastifyReply> {
  if (!isKey(key)) throw unknownFile();
  const etag = `"${key}"`;
  const headers = { ...safety, etag, 'cache-control': caching };
  if (request.headers['if-none-match'] === etag && (await app.media.store.has(key))) {
    return reply.code(304).headers(headers).send();
  }
  const file = await app.media.open(key);
  if (!file) throw unknownFile();
  reply.headers(headers);
  const type = shownType(key);
  if (!type) reply.header('content-disposition', disposition(filename));
  return reply
    .type(type ?? 'application/octet-stream')
    .header('content-length', file.byteSize)
    .send(file.stream);
}

/** `GET /media/<key>`, for everyone. */
export function registerFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(
    `${mediaBase}/*`,
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const key = request.params['*'];
      // The router has matched the path before decoding it: «files%2Fchat» arrives here.
      if (key.startsWith(`${privateFolder}/`)) throw unknownFile();
      return sendFile(app, request, reply, { key, caching: publicCaching });
    },
  );
}
