import path from 'node:path';
import { create as disposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaBase, privateFolder } from '../../platform/media-file.ts';

/** Types a browser may display inline; anything else is downloaded. No SVG or HTML: they can contain scripts. */
const shown: Record<string, string> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};

/** Generated folders and names, with a dot only before the extension, so `..` is impossible. */
const keyPattern = /^(?:[\w-]+\/)*[\w-]+\.[a-z0-9]+$/;

/** Refuses scripts and guesses about the type, whatever the file contains. */
const safety = { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'; sandbox" };

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
  const file = keyPattern.test(key) ? await app.media.open(key) : undefined;
  if (!file) throw unknownFile();
  const etag = `"${key}"`;
  reply.headers({ ...safety, etag, 'cache-control': caching });
  if (request.headers['if-none-match'] === etag) {
    file.stream.destroy();
    return reply.code(304).send();
  }
  const type = shown[path.extname(key)];
  if (!type) reply.header('content-disposition', disposition(filename));
  return reply
    .type(type ?? 'application/octet-stream')
    .header('content-length', file.byteSize)
    .send(file.stream);
}

/** A key always has the same content, so responses are immutable. */
const publicCaching = 'public, max-age=31536000, immutable';

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
