import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import type { S3Config } from '../../platform/config.s3.ts';
import { unavailable } from '../../platform/http/outage.ts';
import { privateFolder } from '../../platform/media-file.ts';
import { privateCaching, publicCaching, shownType } from './media.types.ts';
import type { MediaStore } from './media-store.ts';

/** Larger files are sent in parts, each of which is retried on its own. The protocol's minimum is 5 MiB. */
const partBytes = 5 * 1024 * 1024;

/** A file's metadata in the bucket. */
export interface StoredObject {
  byteSize: number;
  /** Of the content that was sent; missing for objects that others have written. */
  sha256: string | undefined;
}

/** A store in a bucket of any server that speaks the S3 protocol. */
export interface S3Store extends MediaStore {
  find: (key: string) => Promise<StoredObject | undefined>;
  /** Whether the bucket answers and the keys open it. */
  check: () => Promise<boolean>;
  close: () => void;
}

/** Loaded with the first file: the SDK takes 38 MB of memory. */
async function connect({ endpoint, region, credentials }: S3Config) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Buckets by path: servers beside Amazon's have no subdomain for each of them.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // With growing, jittered pauses, for broken connections, 5xx and «slow down».
    maxAttempts: 4,
    requestHandler: {
      connectionTimeout: 3000,
      requestTimeout: 30_000,
      socketTimeout: 30_000,
      throwOnRequestTimeout: true,
    },
    // Servers beside Amazon's reject the newer checksums; the signature covers the content anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/** Read only by the check. */
const probe = 'probe';

interface S3Problem {
  name?: string;
  message?: string;
  $metadata?: { httpStatusCode?: number };
}

const isMissing = ({ name, $metadata }: S3Problem): boolean =>
  name === 'NoSuchKey' || name === 'NotFound' || ($metadata?.httpStatusCode === 404 && name !== 'NoSuchBucket');

export function createS3Store(config: S3Config, log: FastifyBaseLogger): S3Store {
  const { bucket: Bucket } = config;
  let connecting: ReturnType<typeof connect> | undefined;
  const open = () => (connecting ??= connect(config));

  /** @throws Refusal 503 when the storage fails; `undefined` when it has no such object */
  async function ask<T>(
    act: string,
    work: (s3: Awaited<ReturnType<typeof connect>>) => Promise<T>,
  ): Promise<T | undefined> {
    try {
      return await work(await open());
    } catch (error) {
      const problem = error as S3Problem;
      if (isMissing(problem)) return undefined;
      const { name, message, $metadata } = problem;
      log.error({ act, code: name, status: $metadata?.httpStatusCode, reason: message }, 'the storage of files failed');
      throw unavailable();
    }
  }

  const find = (key: string): Promise<StoredObject | undefined> =>
    ask('find', async ({ sdk, client }) => {
      const { ContentLength, Metadata } = await client.send(new sdk.HeadObjectCommand({ Bucket, Key: key }));
      return { byteSize: ContentLength ?? 0, sha256: Metadata?.sha256 };
    });

  return {
    find,
    has: async (key) => (await find(key)) !== undefined,
    open: (key) =>
      ask('open', async ({ sdk, client }) => {
        const { Body, ContentLength } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: key }));
        return { stream: Body as Readable, byteSize: ContentLength ?? 0 };
      }),
    save: async (key, content) => {
      const isStored = await ask('save', ({ client }) => upload(client, Bucket, key, content));
      // A missing bucket, or a multipart upload that the server has forgotten.
      if (!isStored) throw unavailable();
    },
    remove: async (key) => {
      await ask('remove', ({ sdk, client }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: key })));
    },
    check: async () => {
      const { sdk, client } = await open();
      // A missing object is fine: unlike other failures, it proves that we may read the bucket.
      const asked = client.send(new sdk.GetObjectCommand({ Bucket, Key: probe }));
      return asked.then(
        () => true,
        (error: unknown) => isMissing(error as S3Problem),
      );
    },
    close: () => void connecting?.then(({ client }) => client.destroy()),
  };
}

/** The object appears under its key at once and whole; a failed upload in parts is aborted. */
async function upload(client: S3Client, Bucket: string, key: string, content: Buffer): Promise<true> {
  const { Upload } = await import('@aws-sdk/lib-storage');
  const isPrivate = key.startsWith(`${privateFolder}/`);
  const params = {
    Bucket,
    Key: key,
    Body: content,
    ContentType: shownType(key) ?? 'application/octet-stream',
    CacheControl: isPrivate ? privateCaching : publicCaching,
    Metadata: { sha256: createHash('sha256').update(content).digest('hex') },
  };
  await new Upload({ client, params, partSize: partBytes, queueSize: 2 }).done();
  return true;
}
