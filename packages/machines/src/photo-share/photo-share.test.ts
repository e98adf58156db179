import type { Content, NewContent } from '@vetka/domain/content';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { untakenTransitions } from '../testing/transitions.ts';
import { apiError } from '../testing/api-error.ts';
import {
  photoShareMachine,
  selectIsSubmitting,
  selectIsSuccess,
  selectPhotoShareErrors,
  type PhotoShareEmitted,
  type PhotoShareEvent,
} from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const form: NewContent = { text: 'Пионы с утреннего рынка', mediaFiles: [7] };
const content = { id: 1, text: form.text } as Content;

const start = (answer: (input: NewContent) => Promise<Content>) => {
  const clock = new SimulatedClock();
  const sent: NewContent[] = [];
  const createContent = fromPromise<Content, NewContent>(({ input }) => {
    sent.push(input);
    return answer(input);
  });
  const actor = createActor(photoShareMachine.provide({ actors: { createContent } }), { clock });
  const emitted = startRecorded(actor);
  return { actor, clock, emitted, sent, submit: () => actor.send({ type: 'photoShare.submit', content: form }) };
};

test('CON-18: the success flag lasts 3 seconds', async () => {
  const { actor, clock, emitted, sent, submit } = start(() => Promise.resolve(content));
  submit();
  expect(selectIsSubmitting(actor.getSnapshot()), 'STA-30: the submitting flag').toBe(true);
  submit();
  await settle();
  expect(sent).toEqual([form]);
  expect(emitted, 'STA-30: the toast').toEqual([{ type: 'photoShare.succeeded', message: 'Успешно!', content }]);
  expect(selectIsSubmitting(actor.getSnapshot())).toBe(false);
  clock.increment(2999);
  expect(selectIsSuccess(actor.getSnapshot())).toBe(true);
  clock.increment(1);
  expect(selectIsSuccess(actor.getSnapshot()), 'STA-31: the flag resets').toBe(false);
});

test('VAL-21: a server validation error appears under its field', async () => {
  const error = apiError(422, { mediaFiles: ['Добавьте фото', 'Не больше 10'], text: 'Слишком длинно' });
  const { actor, emitted, submit } = start(() => Promise.reject(error));
  submit();
  await settle();
  const errors = () => selectPhotoShareErrors(actor.getSnapshot());
  expect(errors()).toEqual({ mediaFiles: 'Добавьте фото, Не больше 10', text: 'Слишком длинно' });
  expect(emitted).toEqual([{ type: 'photoShare.refused', error }]);
  actor.send({ type: 'photoShare.edit', field: 'text' });
  expect(errors()).toEqual({ mediaFiles: 'Добавьте фото, Не больше 10' });
  actor.send({ type: 'photoShare.edit', field: 'mediaFiles' });
  expect(errors()).toEqual({});
  expect(actor.getSnapshot().value).toBe('idle');
});

test('finds field errors given as a list, and clears them automatically', async () => {
  const error = apiError(422, [{ name: 'text', message: 'Слишком длинно' }]);
  const { actor, clock, submit } = start(() => Promise.reject(error));
  submit();
  await settle();
  expect(selectPhotoShareErrors(actor.getSnapshot())).toEqual({ text: 'Слишком длинно' });
  clock.increment(8000);
  expect(selectPhotoShareErrors(actor.getSnapshot())).toEqual({});
});

test.each([
  ['no network', apiError(0)],
  ['a 422 about no field of the form', apiError(422, 'Не получилось')],
  ['a broken server', apiError(500)],
])('%s is reported, and the same post can be sent again', async (_, error) => {
  let tries = 0;
  const { actor, emitted, submit } = start(() =>
    (tries += 1) === 1 ? Promise.reject(error) : Promise.resolve(content),
  );
  submit();
  await settle();
  expect(emitted).toEqual([{ type: 'photoShare.failed', error }]);
  expect(selectPhotoShareErrors(actor.getSnapshot())).toEqual({});
  submit();
  await settle();
  expect(emitted.at(-1)).toMatchObject({ type: 'photoShare.succeeded' });
});

test('another photo can be shared while the success flag is set', async () => {
  const { actor, clock, sent, submit } = start(() => Promise.resolve(content));
  submit();
  await settle();
  clock.increment(1000);
  submit();
  await settle();
  clock.increment(2500);
  expect(sent).toHaveLength(2);
  expect(selectIsSuccess(actor.getSnapshot())).toBe(true);
});

const events = [
  { type: 'photoShare.submit', content: form },
  { type: 'photoShare.edit', field: 'text' },
  { type: 'xstate.done.actor.createContent', output: content },
  { type: 'xstate.error.actor.createContent', error: apiError(422, { text: 'Слишком длинно' }) },
];

test('every state can be reached', () => {
  const walk = events.filter(({ type }) => type !== 'photoShare.edit');
  const paths = getShortestPaths(photoShareMachine, { events: walk as never });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(photoShareMachine.states)));
});

test('every transition is taken', () => {
  expect(untakenTransitions(photoShareMachine, { events })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof photoShareMachine>>().toEqualTypeOf<PhotoShareEvent>();
  expectTypeOf<EmittedFrom<typeof photoShareMachine>>().toEqualTypeOf<PhotoShareEmitted>();
  expect(Object.keys(photoShareMachine.implementations.actors)).toEqual(['createContent']);
});
