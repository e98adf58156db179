import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { mediaBase } from '../../platform/media-file.ts';

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

/** `GET /media/<key>`. A key always has the same content, so responses are immutable. */
export function registerFiles(app: FastifyInstance): void {
  app.get<{ Params: { '*': string } }>(
    `${mediaBase}/*`,
    { schema: { hide: true }, logLevel: 'warn' },
    async (request, reply) => {
      const key = request.params['*'];
      const file = keyPattern.test(key) ? await app.media.open(key) : undefined;
      if (!file) throw notFound('media.unknown');
      const etag = `"${key}"`;
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      reply
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox");
      if (request.headers['if-none-match'] === etag) {
        file.stream.destroy();
        return reply.code(304).send();
      }
      const type = shown[path.extname(key)];
      if (!type) reply.header('content-disposition', 'attachment');
      return reply
        .type(type ?? 'application/octet-stream')
        .header('content-length', file.byteSize)
        .send(file.stream);
    },
  );
}
