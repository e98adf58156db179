import { expect, test } from 'vitest';
import { gate } from '../../../test/gate.ts';
import { PictureQueue } from './picture-queue.ts';

test('decodes one upload and draws two pictures at a time', async () => {
  const queue = new PictureQueue();
  const { wait, release } = gate();
  const begun: string[] = [];
  const enter = (kind: 'upload' | 'drawing', name: string) =>
    queue.run(kind, async () => {
      begun.push(name);
      await wait();
    });
  const drawings = ['a', 'b', 'c'].map((name) => enter('drawing', name));
  const uploads = ['d', 'e'].map((name) => enter('upload', name));
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'd']);
  release();
  await Promise.all([...drawings, ...uploads]);
  expect(begun.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('refuses work when the queue is full, and accepts it once there is room', async () => {
  const queue = new PictureQueue({ maxWaiting: 1 });
  const { wait, release } = gate();
  const taken = [queue.run('upload', wait), queue.run('upload', wait)];
  await expect(queue.run('upload', wait)).rejects.toMatchObject({
    statusCode: 503,
    message: 'Сейчас загружают много фото. Попробуйте ещё раз через несколько секунд',
    details: { retryAfterSeconds: 5 },
  });
  // Drawings have their own slots.
  const drawing = queue.run('drawing', () => Promise.resolve('drawn'));
  release();
  await Promise.all(taken);
  expect(await drawing).toBe('drawn');
  expect(await queue.run('upload', () => Promise.resolve('later'))).toBe('later');
});

test('refuses work that has waited too long, and never starts it', async () => {
  const queue = new PictureQueue({ maxWaitMs: 10 });
  const { wait, release } = gate();
  const taken = [queue.run('upload', wait)];
  let isStarted = false;
  const late = queue.run('upload', async () => void (isStarted = true));
  await expect(late).rejects.toMatchObject({ statusCode: 503, code: 'media.busy' });
  release();
  await Promise.all(taken);
  expect(isStarted).toBe(false);
});
