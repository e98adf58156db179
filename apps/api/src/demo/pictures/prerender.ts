/** Draws many pictures in the background, so that the first visitor does not wait for them. */
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { pictureKey, type PictureSpec } from './spec.ts';

export interface PrerenderOptions {
  /** Root of the media store; pictures go to `<directory>/<pictureKey>`. */
  directory: string;
  /** @default half of the processors, at least one */
  concurrency?: number;
  /** Called after each picture; `total` counts the different ones asked for. */
  onProgress?: (progress: { done: number; total: number }) => void;
  signal?: AbortSignal;
}

export interface PrerenderSummary {
  /** Pictures drawn now. */
  drawn: number;
  /** Pictures that were there already. */
  kept: number;
  /** Pictures that could not be drawn, by key. */
  failed: string[];
}

/** What a worker answers for one spec. */
export type WorkerAnswer = { bytes: Uint8Array } | { error: string };

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Writes beside and renames, so that a reader never sees half a picture. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.part`;
  await writeFile(beside, bytes);
  await rename(beside, path);
}

function ask(worker: Worker, spec: PictureSpec): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(spec);
  });
}

/**
 * Renders what is missing with worker threads; a picture that fails is named in the summary and does not stop the
 * others. An aborted signal ends it after the pictures being drawn.
 */
export async function prerender(specs: readonly PictureSpec[], options: PrerenderOptions): Promise<PrerenderSummary> {
  const different = [...new Map(specs.map((spec) => [pictureKey(spec), spec])).entries()];
  const summary: PrerenderSummary = { drawn: 0, kept: 0, failed: [] };
  const total = different.length;
  let done = 0;
  const waiting = different[Symbol.iterator]();
  const draw = async (worker: Worker, key: string, spec: PictureSpec) => {
    const path = join(options.directory, key);
    if (await exists(path)) summary.kept++;
    else {
      const answer = await ask(worker, spec);
      if ('error' in answer) summary.failed.push(key);
      else {
        await keep(path, answer.bytes);
        summary.drawn++;
      }
    }
    options.onProgress?.({ done: ++done, total });
  };
  const work = async () => {
    const worker = new Worker(new URL('./prerender.worker.ts', import.meta.url));
    worker.unref();
    try {
      for (const [key, spec] of waiting) {
        if (options.signal?.aborted) break;
        await draw(worker, key, spec);
      }
    } finally {
      await worker.terminate();
    }
  };
  const workers = options.concurrency ?? Math.max(1, Math.floor(availableParallelism() / 2));
  await Promise.all(Array.from({ length: Math.min(workers, total) }, work));
  return summary;
}
