/** Draws one spec after another for `prerender` in a separate process. */
import sharp from 'sharp';
import type { WorkerAnswer } from './prerender.ts';
import { renderPicture } from './render.ts';
import type { PictureSpec } from './spec.ts';

// One CPU core is enough for background work.
sharp.concurrency(1);

const answerTo = (spec: PictureSpec): Promise<WorkerAnswer> =>
  renderPicture(spec).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );

process.on('message', (spec: PictureSpec) => {
  void answerTo(spec).then((answer) => process.send?.(answer));
});
// Ctrl-C in the terminal is handled by the parent; exit when the parent is gone.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
