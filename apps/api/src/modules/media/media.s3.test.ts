import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { UploadedFile } from '@vetka/domain/media';
import { count } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dropped, slowDown, startS3 } from '../../../test/s3Server.ts';
import { media } from '../../platform/database/schema/index.ts';

const s3 = await startS3();
const api = await startTestApp({ env: s3.env });
const bucket = s3.openBucket();
const { visitor } = await api.signIn();
afterEach(() => s3.mend());

const formOf = (content: Buffer, name: string, type?: string) => {
  const form = new FormData();
  if (type !== undefined) form.append('type', type);
  form.append('file', new File([content as BlobPart], name));
  return form;
};
const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#c0506a' } })
  .png()
  .toBuffer();
/** Larger than the parts of an upload. */
const document = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11_000_000, 7), Buffer.from('\n%%EOF')]);

const sendPicture = () => visitor.post<UploadedFile>('media', formOf(picture, 'роза.png'));
const sendDocument = () => visitor.post<UploadedFile>('media/upload/file', formOf(document, 'счёт.pdf', 'chat'));
const rows = async () => (await api.db.select({ rows: count() }).from(media))[0]?.rows;
const cookie = () => [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

describe('a file in a bucket', () => {
  it('is served as from a folder, and not kept in the folder', async () => {
    const { status, body } = await sendPicture();
    expect(status).toBe(200);
    const { statusCode, headers, rawPayload } = await get(body.url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
    expect((await get(body.url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
    expect(await readdir(path.join(api.dataDir, 'media')).catch(() => [])).toEqual([]);
  });

  it('is sent in parts when it is large, and read only by permitted people', async () => {
    const { body } = await sendDocument();
    expect(s3.requests.filter((request) => /^PUT .*partNumber=/.test(request))).toHaveLength(3);
    const { statusCode, headers, rawPayload } = await get(body.url, { cookie: cookie() });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(rawPayload.equals(document)).toBe(true);
    expect((await get(body.url)).statusCode).toBe(404);
  });

  it('is removed with its key', async () => {
    const { body } = await sendPicture();
    await api.app.media.store.remove(body.path);
    expect((await get(body.url)).statusCode).toBe(404);
    await api.app.media.store.remove(body.path);
  });

  it('is read in the folder until it has been moved', async () => {
    await mkdir(path.join(api.dataDir, 'media/images'), { recursive: true });
    await writeFile(path.join(api.dataDir, 'media/images/old.webp'), 'old');
    expect((await get('/media/images/old.webp')).body).toBe('old');
    await api.app.media.store.remove('images/old.webp');
    expect((await get('/media/images/old.webp')).statusCode).toBe(404);
  });
});

describe('an upload', () => {
  it.each([
    ['loses its connection in the middle', dropped],
    ['is asked to slow down', slowDown],
  ])('is repeated when it %s', async (_name, fault) => {
    s3.breakDown(fault, 'PUT', 2);
    const { status, body } = await sendDocument();
    expect(status).toBe(200);
    expect((await get(body.url, { cookie: cookie() })).rawPayload.equals(document)).toBe(true);
  });

  it.each([
    ['loses every connection', dropped],
    ['is always asked to slow down', slowDown],
  ])('is refused and leaves no row when it %s', { timeout: 60_000 }, async (_name, fault) => {
    const before = await rows();
    s3.breakDown(fault, 'PUT');
    for (const send of [sendPicture, sendDocument]) {
      const { status, body, headers } = await send();
      expect([status, (body as unknown as { code: string }).code]).toEqual([503, 'unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    expect(await rows()).toBe(before);
    expect(s3.requests.at(-1)).toMatch(/^DELETE .*uploadId=/);
    s3.mend();
    expect((await sendDocument()).status).toBe(200);
  });
});

describe('while the bucket fails', () => {
  it('a file is unavailable, not missing, and the answer is not cached', { timeout: 30_000 }, async () => {
    const { body } = await sendPicture();
    s3.breakDown(slowDown, 'GET');
    const { statusCode, headers } = await get(body.url);
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ 'retry-after': '5' });
    expect(headers['cache-control']).toBeUndefined();
    s3.mend();
    expect((await get(body.url)).statusCode).toBe(200);
  });

  it('a replica that has never reached it gets no traffic', async () => {
    const env = { ...s3.env, S3_BUCKET: 'somebody-else' };
    const wrong = await startTestApp({ env, beside: api });
    const health = await wrong.app.inject('/health/ready');
    expect([health.statusCode, health.json()]).toEqual([503, { status: 'no-files' }]);
    expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
    s3.breakDown(slowDown, 'HEAD');
    expect((await api.app.inject('/health/ready')).statusCode).toBe(200);
  });
});

it('a missing object is not found', async () => {
  expect((await get('/media/images/none.webp')).statusCode).toBe(404);
  expect(await bucket.has('images/none.webp')).toBe(false);
});
