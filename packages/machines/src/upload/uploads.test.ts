import type { UploadedFile } from '@vetka/domain/media';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  selectIsUploading,
  selectMediaFileIds,
  selectUploadMessages,
  selectUploads,
  uploadMachine,
  uploadsMachine,
  type PixelSize,
  type SendInput,
  type UploadItem,
  type UploadsEmitted,
  type UploadsEvent,
  type UploadsInput,
} from './index.ts';
import { apiError } from '../testing/api-error.ts';
import { fileOf, uploadedFile } from '../testing/upload-fakes.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

/** The test resolves uploads by file name. */
const start = (more: Partial<UploadsInput> = {}) => {
  const sent = new Map<string, { resolve: (file: UploadedFile) => void; reject: (error: unknown) => void }>();
  const send = fromPromise<UploadedFile, SendInput>(
    ({ input: { file } }) => new Promise((resolve, reject) => sent.set(file.name, { resolve, reject })),
  );
  const measure = fromPromise<PixelSize, File>(() => Promise.reject(new Error('not a picture')));
  const actor = createActor(
    uploadsMachine.provide({ actors: { upload: uploadMachine.provide({ actors: { send, measure } }) } }),
    { input: { limit: 10, ...more } },
  );
  const emitted = startRecorded(actor);
  const statuses = () => selectUploads(actor.getSnapshot()).map(({ id, status }) => `${id} ${status}`);
  const add = (...names: string[]) => actor.send({ type: 'uploads.add', files: names.map((name) => fileOf(name)) });
  return { actor, emitted, sent, statuses, add, snapshot: () => actor.getSnapshot() };
};

test('VAL-10: several files upload at once and keep their order whichever finishes first', async () => {
  const { sent, statuses, add, snapshot } = start();
  add('a.png', 'b.jpg');
  add('c.gif');
  expect(statuses()).toEqual(['upload-1 uploading', 'upload-2 uploading', 'upload-3 refused']);
  expect(selectIsUploading(snapshot())).toBe(true);
  expect(selectUploadMessages(snapshot())).toEqual(['Выберите другое изображение']);
  sent.get('b.jpg')?.resolve(uploadedFile(22));
  await settle();
  expect(selectMediaFileIds(snapshot())).toEqual([22]);
  sent.get('a.png')?.resolve(uploadedFile(11));
  await settle();
  expect(selectMediaFileIds(snapshot())).toEqual([11, 22]);
  expect(selectIsUploading(snapshot())).toBe(false);
});

test('the list shows the progress of a file', () => {
  const { actor, add } = start();
  add('a.png');
  actor.getSnapshot().children['upload-1']?.send({ type: 'upload.progress', share: 0.25 });
  expect(selectUploads(actor.getSnapshot())[0]?.progress).toBe(0.25);
});

test('ERR-13: a file refused by the API leaves the list, and the error is reported once', async () => {
  const { sent, statuses, add, emitted } = start();
  add('a.png', 'b.png');
  const error = apiError(422);
  sent.get('a.png')?.reject(error);
  await settle();
  expect(statuses()).toEqual(['upload-2 uploading']);
  expect(emitted).toEqual([{ type: 'uploads.failed', id: 'upload-1', error }]);
});

test('a file that failed without a network stays and is retried', async () => {
  const { actor, sent, statuses, add } = start();
  add('a.png');
  sent.get('a.png')?.reject(apiError(0));
  await settle();
  expect(statuses()).toEqual(['upload-1 failed']);
  actor.send({ type: 'uploads.retry', id: 'upload-1' });
  expect(statuses()).toEqual(['upload-1 uploading']);
  sent.get('a.png')?.resolve(uploadedFile(11));
  await settle();
  expect(statuses()).toEqual(['upload-1 uploaded']);
});

test('files are removed one by one or all together; an unknown id is ignored', async () => {
  const { actor, sent, statuses, add } = start();
  add('a.png', 'b.png', 'c.png');
  actor.send({ type: 'uploads.remove', id: 'upload-2' });
  actor.send({ type: 'uploads.remove', id: 'upload-9' });
  actor.send({ type: 'uploads.retry', id: 'upload-2' });
  expect(statuses()).toEqual(['upload-1 uploading', 'upload-3 uploading']);
  actor.send({ type: 'uploads.clear' });
  sent.get('a.png')?.resolve(uploadedFile(11));
  await settle();
  expect(statuses()).toEqual([]);
  expect(actor.getSnapshot().value).toBe('settled');
  add('d.png');
  expect(statuses()).toEqual(['upload-4 uploading']);
});

test('moving a file also moves its id in the form', async () => {
  const { actor, sent, statuses, add, snapshot } = start();
  add('a.png', 'b.png', 'c.png');
  actor.send({ type: 'uploads.move', id: 'upload-3', place: 0 });
  actor.send({ type: 'uploads.move', id: 'upload-1', place: 9 });
  actor.send({ type: 'uploads.move', id: 'upload-9', place: 0 });
  expect(statuses().map((status) => status.split(' ')[0])).toEqual(['upload-3', 'upload-2', 'upload-1']);
  for (const [name, id] of Object.entries({ 'a.png': 1, 'b.png': 2, 'c.png': 3 })) {
    sent.get(name)?.resolve(uploadedFile(id));
  }
  await settle();
  expect(selectMediaFileIds(snapshot())).toEqual([3, 2, 1]);
});

test('files over the limit are left out and reported', () => {
  const { statuses, add, emitted } = start({ limit: 2 });
  add('a.png', 'b.png', 'c.png');
  add('d.png');
  expect(statuses()).toHaveLength(2);
  expect(emitted).toEqual([
    { type: 'uploads.exceeded', limit: 2, leftOut: 1 },
    { type: 'uploads.exceeded', limit: 2, leftOut: 1 },
  ]);
});

test('a picture that cannot be measured is reported for the log', async () => {
  const { add, emitted, statuses } = start({ minimum: { width: 800, height: 600 } });
  add('a.png');
  expect(statuses()).toEqual(['upload-1 measuring']);
  await settle();
  expect(statuses()).toEqual(['upload-1 refused']);
  expect(emitted).toEqual([{ type: 'uploads.logged', id: 'upload-1', error: new Error('not a picture') }]);
});

const report = (status: UploadItem['status']) => ({
  type: 'uploads.report',
  item: { id: 'upload-1', file: fileOf('a.png'), status, progress: 0, message: null, uploaded: null },
});
const events = [
  { type: 'uploads.add', files: [fileOf('a.png')] },
  report('uploaded'),
  report('removed'),
  { type: 'uploads.reportFailure', id: 'upload-1', error: apiError(0) },
  { type: 'uploads.reportLog', id: 'upload-1', error: apiError(0) },
  { type: 'uploads.retry', id: 'upload-1' },
  { type: 'uploads.remove', id: 'upload-1' },
  { type: 'uploads.move', id: 'upload-1', place: 0 },
  { type: 'uploads.clear' },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(uploadsMachine, {
    input: { limit: 1 },
    events: events as never,
    serializeState: ({ value }) => JSON.stringify(value),
  });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(uploadsMachine.states)));
});

test('every transition is taken', () => {
  expect(untakenTransitions(uploadsMachine, { inputs: [{ limit: 1 }], events })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof uploadsMachine>>().toEqualTypeOf<UploadsEvent>();
  expectTypeOf<EmittedFrom<typeof uploadsMachine>>().toEqualTypeOf<UploadsEmitted>();
  expect(Object.keys(uploadsMachine.implementations.actors)).toEqual(['upload']);
});
