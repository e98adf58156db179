import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { HeadObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { expect, inject, test } from 'vitest';
import { dropped, startS3 } from '../../../test/s3Server.ts';
import { createLocalStore, createMovingStore } from './media-store.ts';
import { moveFiles } from './media.move.ts';

const s3 = await startS3();
const bucket = s3.openBucket();
const read = async (key: string) => {
  const file = await bucket.open(key);
  return file && text(file.stream);
};

/** A folder with files of the store, each of which contains its own key. */
async function folderOf(keys: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(inject('runDirectory'), 'media-'));
  for (const key of keys) {
    await mkdir(path.dirname(path.join(folder, key)), { recursive: true });
    await writeFile(path.join(folder, key), key);
  }
  return folder;
}
const keysOf = (name: string) => Array.from({ length: 30 }, (_, index) => `images/${name}${index}.webp`);

test('an interrupted move continues where it stopped', async () => {
  const keys = keysOf('stopped');
  const folder = await folderOf(keys);
  const stopping = new AbortController();
  const isSeventh = { left: 7 };
  const watched = {
    ...bucket,
    find: async (key: string) => {
      isSeventh.left -= 1;
      if (isSeventh.left === 0) stopping.abort();
      return bucket.find(key);
    },
  };
  const first = await moveFiles({ folder, bucket: watched, signal: stopping.signal });
  expect(first).toMatchObject({ failed: [], isComplete: false });
  expect(first.moved).toBeLessThan(keys.length);
  const second = await moveFiles({ folder, bucket });
  expect(second).toEqual({ moved: keys.length - first.moved, present: first.moved, failed: [], isComplete: true });
  for (const key of keys) expect(await read(key)).toBe(key);
  expect(await readdir(path.join(folder, 'images'))).toHaveLength(keys.length);
});

test('a failing storage ends the move, and the next one completes it', { timeout: 60_000 }, async () => {
  const folder = await folderOf(keysOf('failing'));
  s3.breakDown(dropped, 'PUT');
  const first = await moveFiles({ folder, bucket });
  expect(first).toMatchObject({ moved: 0, isComplete: false });
  expect(first.failed.length).toBeLessThan(20);
  s3.mend();
  expect(await moveFiles({ folder, bucket })).toEqual({ moved: 30, present: 0, failed: [], isComplete: true });
});

test('a copy of the same size and declared hash but other content is found by a check and replaced', async () => {
  const key = 'images/damaged.webp';
  const folder = await folderOf([key]);
  await moveFiles({ folder, bucket });
  const { S3_BUCKET: Bucket, S3_ENDPOINT: endpoint } = s3.env;
  const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new S3Client({ endpoint, credentials, region: 'us-east-1', forcePathStyle: true });
  const { Metadata } = await client.send(new HeadObjectCommand({ Bucket, Key: key }));
  await client.send(new PutObjectCommand({ Bucket, Key: key, Body: key.toUpperCase(), Metadata }));
  client.destroy();
  expect(await moveFiles({ folder, bucket })).toMatchObject({ present: 1 });
  expect(await moveFiles({ folder, bucket, isChecking: true })).toMatchObject({ moved: 1, failed: [] });
  expect(await read(key)).toBe(key);
});

test('a copy that cannot be read back is a failure, and its file is not deleted', async () => {
  const folder = await folderOf(['images/lost.webp', 'images/kept.webp']);
  const forgetful = {
    ...bucket,
    open: async (key: string) => (key === 'images/lost.webp' ? undefined : bucket.open(key)),
  };
  const result = await moveFiles({ folder, bucket: forgetful, isDeleting: true });
  expect(result).toEqual({ moved: 1, present: 0, failed: ['images/lost.webp'], isComplete: false });
  expect(await readdir(path.join(folder, 'images'))).toEqual(['lost.webp']);
});

test('a file that its owner removes during its copy stays removed', async () => {
  const key = 'files/chat/removed.webp';
  const folder = await folderOf([key]);
  const store = createMovingStore(bucket, createLocalStore(folder));
  const slow = {
    ...bucket,
    save: async (name: string, content: Buffer) => {
      await store.remove(name);
      await bucket.save(name, content);
    },
  };
  await moveFiles({ folder, bucket: slow });
  expect(await store.has(key)).toBe(false);
});

test('drafts of unfinished uploads stay where they are', async () => {
  const folder = await folderOf(['images/a.webp']);
  await writeFile(path.join(folder, 'images/b.webp.0a1b2c'), 'half');
  expect(await moveFiles({ folder, bucket })).toMatchObject({ moved: 1, isComplete: true });
  await rm(folder, { recursive: true });
});
