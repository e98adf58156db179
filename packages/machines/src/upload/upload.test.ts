import { maxUploadBytes, type UploadedFile } from '@vetka/domain/media';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  selectUpload,
  uploadMachine,
  type PixelSize,
  type SendInput,
  type UploadEmitted,
  type UploadEvent,
} from './index.ts';
import { apiError } from '../testing/api-error.ts';
import { fileOf, uploadedFile } from '../testing/upload-fakes.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

interface Given {
  file?: File;
  accepted?: 'files';
  minimum?: PixelSize;
  measure?: () => Promise<PixelSize>;
  send?: (input: SendInput) => Promise<UploadedFile>;
  clock?: SimulatedClock;
}

const start = ({ file = fileOf('a.png'), accepted, minimum, measure, send, clock }: Given = {}) => {
  const sent: SendInput[] = [];
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        measure: fromPromise<PixelSize, File>(measure ?? (() => Promise.resolve({ width: 800, height: 600 }))),
        send: fromPromise<UploadedFile, SendInput>(({ input }) => {
          sent.push(input);
          return send ? send(input) : Promise.resolve(uploadedFile(7));
        }),
      },
    }),
    { input: { id: 'upload-1', file, accepted, minimum }, ...(clock && { clock }) },
  );
  const emitted = startRecorded(actor);
  return { actor, emitted, sent, seen: () => selectUpload(actor.getSnapshot()) };
};

test.each(['a.png', 'b.JPG', 'c.jpeg'])('a picture %s is uploaded', async (name) => {
  const { seen, sent } = start({ file: fileOf(name) });
  await settle();
  expect(sent).toHaveLength(1);
  expect(seen()).toMatchObject({ status: 'uploaded', progress: 1, uploaded: uploadedFile(7) });
});

test.each([
  ['another ending', fileOf('a.gif', { type: 'image/png' })],
  ['another type behind a good ending', fileOf('a.png', { type: 'image/svg+xml' })],
  ['nothing inside', fileOf('a.png', { bytes: 0 })],
])('a file with %s is refused before it is sent', async (_, file) => {
  const { seen, sent } = start({ file });
  await settle();
  expect(seen()).toMatchObject({ status: 'refused', message: 'Выберите другое изображение' });
  expect(sent).toEqual([]);
});

test.each(['план.pdf', 'Смета.XLSX', 'список.txt', 'a.png'])('a list of files takes %s', async (name) => {
  const type = name === 'a.png' ? 'image/png' : '';
  const { seen } = start({ accepted: 'files', file: fileOf(name, { type }) });
  await settle();
  expect(seen().status).toBe('uploaded');
});

test.each(['virus.exe', 'page.html', 'macro.xlsm'])('a list of files refuses %s', async (name) => {
  const { seen, sent } = start({ accepted: 'files', file: fileOf(name, { type: '' }) });
  await settle();
  expect(seen().message).toBe('Выберите другой файл. Максимальный размер файла: 20Мб');
  expect(sent).toEqual([]);
});

test('VAL-06: one byte more than 20 MB is refused', async () => {
  const good = start({ file: fileOf('a.png', { bytes: maxUploadBytes }) });
  await settle();
  expect(good.seen().status, 'VAL-08: 20 MB are accepted').toBe('uploaded');
  const { seen, sent } = start({ file: fileOf('a.png', { bytes: maxUploadBytes + 1 }) });
  await settle();
  expect(seen().message).toBe('Выберите другой файл. Максимальный размер файла: 20Мб');
  expect(sent).toEqual([]);
});

const tooSmall = 'Выберите изображение лучшего качества. Минимальный размер изображения: 800x600';
test.each([
  [{ width: 799, height: 600 }, 'refused'],
  [{ width: 800, height: 599 }, 'refused'],
  [{ width: 800, height: 600 }, 'uploaded'],
] as const)('VAL-11: a picture of %o with a minimum of 800x600 is %s', async (size, status) => {
  const { seen } = start({ minimum: { width: 800, height: 600 }, measure: () => Promise.resolve(size) });
  await settle();
  expect(seen()).toMatchObject({ status, message: status === 'refused' ? tooSmall : null });
});

test('ERR-19: a picture that cannot be measured is logged and has size zero', async () => {
  const broken = new Error('not a picture');
  const { seen, emitted } = start({
    minimum: { width: 800, height: 600 },
    measure: () => Promise.reject(broken),
  });
  await settle();
  expect(emitted).toEqual([{ type: 'upload.logged', id: 'upload-1', error: broken }]);
  expect(seen()).toMatchObject({ status: 'refused', message: tooSmall });
});

test('reports the upload progress', () => {
  const { seen, sent } = start({ send: () => new Promise(() => {}) });
  expect(seen()).toMatchObject({ status: 'uploading', progress: 0 });
  sent[0]?.onProgress(0.4);
  expect(seen().progress).toBe(0.4);
  sent[0]?.onProgress(1.2);
  expect(seen().progress).toBe(1);
});

test('ERR-13: a file refused by the API is removed, and the error is reported', async () => {
  const refusal = apiError(422);
  const { seen, emitted, actor } = start({ send: () => Promise.reject(refusal) });
  await settle();
  expect(seen().status).toBe('removed');
  expect(actor.getSnapshot().status).toBe('done');
  expect(emitted).toEqual([{ type: 'upload.failed', id: 'upload-1', error: refusal }]);
});

test.each([
  ['the network is gone', apiError(0)],
  ['something else broke', new Error('сбой')],
])('when %s the file stays and can be retried', async (_, error) => {
  let tries = 0;
  const { actor, seen, emitted } = start({
    send: () => ((tries += 1) === 1 ? Promise.reject(error) : Promise.resolve(uploadedFile(7))),
  });
  await settle();
  expect(seen().status).toBe('failed');
  expect(emitted).toEqual([{ type: 'upload.failed', id: 'upload-1', error }]);
  actor.send({ type: 'upload.retry' });
  expect(seen()).toMatchObject({ status: 'uploading', progress: 0 });
  await settle();
  expect(seen().status).toBe('uploaded');
});

const busy = apiError(503);

test('a file rejected by a busy server is retried automatically', async () => {
  const clock = new SimulatedClock();
  const answers = [apiError(429), busy];
  const { seen, sent, emitted } = start({
    clock,
    send: () => (answers.length > 0 ? Promise.reject(answers.pop()) : Promise.resolve(uploadedFile(7))),
  });
  for (const count of [1, 2]) {
    await settle();
    expect(seen()).toMatchObject({ status: 'waiting', progress: 0 });
    expect(sent).toHaveLength(count);
    clock.increment(5000);
  }
  await settle();
  expect(seen().status).toBe('uploaded');
  expect(emitted).toEqual([]);
});

test('a file can be sent manually when the server stays busy', async () => {
  const clock = new SimulatedClock();
  const { actor, seen, sent, emitted } = start({ clock, send: () => Promise.reject(busy) });
  for (let pause = 0; pause < 3; pause += 1) {
    await settle();
    clock.increment(5000);
  }
  await settle();
  expect(seen().status).toBe('failed');
  expect(sent).toHaveLength(4);
  expect(emitted).toEqual([{ type: 'upload.failed', id: 'upload-1', error: busy }]);
  actor.send({ type: 'upload.retry' });
  await settle();
  expect(seen().status).toBe('waiting');
});

test('removing a file aborts its upload', async () => {
  let isAborted = false;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        send: fromPromise<UploadedFile, SendInput>(({ signal }) => {
          signal.addEventListener('abort', () => (isAborted = true));
          return new Promise(() => {});
        }),
      },
    }),
    { input: { id: 'upload-1', file: fileOf('a.png') } },
  ).start();
  actor.send({ type: 'upload.remove' });
  expect(selectUpload(actor.getSnapshot()).status).toBe('removed');
  expect(isAborted).toBe(true);
});

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error });
const events = [
  done('measure', { width: 10, height: 10 }),
  done('measure', { width: 900, height: 900 }),
  done('send', uploadedFile(7)),
  failed('send', apiError(422)),
  failed('send', apiError(0)),
  failed('send', apiError(503)),
  { type: 'upload.progress', share: 0.5 },
  { type: 'upload.retry' },
  { type: 'upload.remove' },
];
const input = { id: 'upload-1', file: fileOf('a.png') };
const minimum = { width: 800, height: 600 };

test('every state can be reached', () => {
  const reached = [input, { ...input, minimum }].flatMap((given) =>
    getShortestPaths(uploadMachine, { input: given, events: events as never }).map(({ state }) => state.value),
  );
  // The check is synchronous, so no snapshot shows it.
  const { checking: _, ...visible } = uploadMachine.states;
  expect(new Set(reached)).toEqual(new Set(Object.keys(visible)));
});

test('every transition is taken', () => {
  const inputs = [input, { ...input, minimum }, { ...input, file: fileOf('a.txt') }];
  expect(untakenTransitions(uploadMachine, { inputs, events })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof uploadMachine>>().toEqualTypeOf<UploadEvent>();
  expectTypeOf<EmittedFrom<typeof uploadMachine>>().toEqualTypeOf<UploadEmitted>();
  expect(Object.keys(uploadMachine.implementations.actors)).toEqual(['measure', 'send']);
});
