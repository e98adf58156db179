import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import PQueue from 'p-queue';
import { isKey } from './media.types.ts';
import type { S3Store } from './s3-store.ts';

interface Options {
  folder: string;
  bucket: S3Store;
  /** Read every file back, also those that an earlier run has moved. */
  isChecking?: boolean;
  /** Delete each file of the folder once its copy has been read back. */
  isDeleting?: boolean;
  /** Stops before the next file. */
  signal?: AbortSignal;
  report?: (line: string) => void;
}

/** The results of moving the files of a folder. */
export interface Moved {
  moved: number;
  /** The bucket had the same file already. */
  present: number;
  /** Keys of files that are not safely in the bucket. */
  failed: string[];
  isComplete: boolean;
}

const concurrency = 4;
/** A storage that fails this often needs a person. */
const maxFailures = 10;
const reportEvery = 500;

const digest = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** The files of the store; unfinished drafts have no valid key. */
async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter(isKey)
    .toSorted();
}

async function isReadBack(
  bucket: S3Store,
  key: string,
  expected: { byteSize: number; sha256: string },
): Promise<boolean> {
  const file = await bucket.open(key);
  if (!file) return false;
  const hash = createHash('sha256');
  let byteSize = 0;
  for await (const chunk of file.stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    byteSize += chunk.length;
  }
  return byteSize === expected.byteSize && hash.digest('hex') === expected.sha256;
}

/** The result of reading a file, or `undefined` when its owner has removed it. */
const unlessRemoved = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** @throws when the copy cannot be read back as it was sent */
async function moveOne(key: string, { folder, bucket, isChecking, isDeleting }: Options): Promise<'moved' | 'present'> {
  const file = path.join(folder, key);
  const content = await unlessRemoved(readFile(file));
  if (!content) return 'present';
  const expected = { byteSize: content.length, sha256: digest(content) };
  const found = await bucket.find(key);
  const isSame = found?.byteSize === expected.byteSize && found.sha256 === expected.sha256;
  const mustRead = isChecking === true || isDeleting === true;
  const isKept = isSame && (!mustRead || (await isReadBack(bucket, key, expected)));
  if (!isKept) {
    await bucket.save(key, content);
    if (!(await isReadBack(bucket, key, expected))) throw new Error('the copy differs from the file');
  }
  // A file that was removed during its copy stays removed.
  if (!(await unlessRemoved(stat(file)))) await bucket.remove(key);
  else if (isDeleting) await rm(file);
  return isKept ? 'present' : 'moved';
}

/**
 * Copies the files of a folder into a bucket. It can be interrupted and repeated at any time: a file counts as moved
 * when the bucket has an object of its size and hash, and each new copy is read back.
 */
export async function moveFiles(options: Options): Promise<Moved> {
  const { folder, signal, report = () => {} } = options;
  const keys = await keysIn(folder);
  const result: Moved = { moved: 0, present: 0, failed: [], isComplete: false };
  let done = 0;
  const queue = new PQueue({ concurrency });
  const move = async (key: string) => {
    if (signal?.aborted || result.failed.length >= maxFailures) return;
    try {
      result[await moveOne(key, options)] += 1;
    } catch (error) {
      result.failed.push(key);
      report(`${key}: ${(error as Error).message}`);
    }
    done += 1;
    if (done % reportEvery === 0) report(`${done} of ${keys.length}`);
  };
  await queue.addAll(keys.map((key) => () => move(key)));
  result.isComplete = done === keys.length && result.failed.length === 0;
  return result;
}
