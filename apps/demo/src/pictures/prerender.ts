/** Draws many pictures in the background, so that the first visitor does not wait for them. */
import { fork, type ChildProcess } from 'node:child_process';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureKey, type PictureSpec } from './spec.ts';

export interface PrerenderOptions {
  /** Root of the media store; pictures go to `<directory>/<pictureKey>`. */
  directory: string;
  /** Number of concurrent drawings. @default 1 */
  concurrency?: number;
  /** Called after each picture; `total` counts the distinct ones. */
  onProgress?: (progress: { done: number; total: number }) => void;
  signal?: AbortSignal;
}

export interface PrerenderSummary {
  /** Pictures drawn by this run. */
  drawn: number;
  /** Pictures that already existed. */
  kept: number;
  /** Pictures that could not be drawn, by key. */
  failed: string[];
}

/** The response of a drawing process for one spec. */
export type WorkerAnswer = { bytes: Uint8Array } | { error: string };

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Writes a temporary file and renames it, so that readers never see a partial picture. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.part`;
  await writeFile(beside, bytes);
  await rename(beside, path);
}

/** A drawing process with low CPU priority, which threads of this process cannot have. */
function startDrawing(): ChildProcess {
  const drawing = fork(fileURLToPath(new URL('./prerender.worker.ts', import.meta.url)), {
    // Transfers bytes without converting them to JSON.
    serialization: 'advanced',
  });
  drawing.unref();
  drawing.channel?.unref();
  if (drawing.pid !== undefined) setPriority(drawing.pid, constants.priority.PRIORITY_LOW);
  return drawing;
}

function ask(drawing: ChildProcess, spec: PictureSpec): Promise<WorkerAnswer> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('The drawing process has exited.'));
    drawing.once('exit', fail);
    drawing.once('message', (answer: WorkerAnswer) => {
      drawing.off('exit', fail);
      resolve(answer);
    });
    drawing.send(spec, (error) => error && reject(error));
  });
}

/**
 * Renders missing pictures in low-priority processes. A failed picture is listed in the summary and does not stop the
 * others. Aborting the signal stops after the current pictures.
 */
export async function prerender(specs: readonly PictureSpec[], options: PrerenderOptions): Promise<PrerenderSummary> {
  const different = [...new Map(specs.map((spec) => [pictureKey(spec), spec])).entries()];
  const summary: PrerenderSummary = { drawn: 0, kept: 0, failed: [] };
  const total = different.length;
  let done = 0;
  const waiting = different[Symbol.iterator]();
  const draw = async (drawing: ChildProcess, key: string, spec: PictureSpec) => {
    const path = join(options.directory, key);
    if (await exists(path)) summary.kept++;
    else {
      const answer = await ask(drawing, spec);
      if ('error' in answer) summary.failed.push(key);
      else {
        await keep(path, answer.bytes);
        summary.drawn++;
      }
    }
    options.onProgress?.({ done: ++done, total });
  };
  const work = async () => {
    const drawing = startDrawing();
    try {
      for (const [key, spec] of waiting) {
        if (options.signal?.aborted) break;
        await draw(drawing, key, spec);
      }
    } finally {
      drawing.kill();
    }
  };
  await Promise.all(Array.from({ length: Math.min(options.concurrency ?? 1, total) }, work));
  return summary;
}
