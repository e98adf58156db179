/** Draws one spec after another for `prerender`, as a process of its own. */
import sharp from 'sharp';
import type { WorkerAnswer } from './prerender.ts';
import { renderPicture } from './render.ts';
import type { PictureSpec } from './spec.ts';

// One processor is enough for work that nobody waits for.
sharp.concurrency(1);

const answerTo = (spec: PictureSpec): Promise<WorkerAnswer> =>
  renderPicture(spec).then(
    (bytes) => ({ bytes: new Uint8Array(bytes) }),
    (error: unknown) => ({ error: error instanceof Error ? error.message : String(error) }),
  );

process.on('message', (spec: PictureSpec) => {
  void answerTo(spec).then((answer) => process.send?.(answer));
});
// Ctrl-C in a terminal is for who started it; without that there is nobody to draw for.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
