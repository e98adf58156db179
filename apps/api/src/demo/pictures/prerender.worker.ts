/** Draws one spec after another for `prerender`. */
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from './prerender.ts';
import { renderPicture } from './render.ts';
import type { PictureSpec } from './spec.ts';

const answerTo = (spec: PictureSpec): Promise<WorkerAnswer> =>
  renderPicture(spec).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );

parentPort?.on('message', (spec: PictureSpec) => {
  void answerTo(spec).then((answer) => parentPort?.postMessage(answer));
});
