import type { AnswerPhoto, OrderMaking } from '@vetka/domain/desk';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { apiError } from '../testing/api-error.ts';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  photoAnswerMachine,
  selectIsSendingAnswer,
  selectMaySend,
  type PhotoAnswerDraft,
  type PhotoAnswerEmitted,
  type PhotoAnswerEvent,
  type ShownPhoto,
} from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const photo: ShownPhoto = { id: 5, mayRedo: true, answer: null };
const making = { refunded: 0 } as OrderMaking;
const wish: PhotoAnswerDraft = { reasons: ['GREENERY'], words: ' Без эвкалипта ' };

const start = (
  input: { photo: ShownPhoto; draft?: PhotoAnswerDraft },
  answer: () => Promise<OrderMaking> = () => Promise.resolve(making),
) => {
  const sent: AnswerPhoto[] = [];
  const sendAnswer = fromPromise<OrderMaking, AnswerPhoto>((from) => {
    sent.push(from.input);
    return answer();
  });
  const actor = createActor(photoAnswerMachine.provide({ actors: { sendAnswer } }), { input });
  const emitted = startRecorded(actor);
  return { actor, emitted, sent };
};

test('«Нравится» is sent by one press', async () => {
  const { actor, emitted, sent } = start({ photo });
  actor.send({ type: 'photoAnswer.like' });
  expect(selectIsSendingAnswer(actor.getSnapshot())).toBe(true);
  await settle();
  expect(sent).toEqual([{ photoId: 5, answer: 'LIKED', reasons: [], words: '' }]);
  expect(emitted).toEqual([{ type: 'photoAnswer.answered', answer: 'LIKED', making }]);
  expect(actor.getSnapshot().value).toBe('answered');
});

test('«Переделать» is sent with a text, and only if there is one', async () => {
  const { actor, emitted, sent } = start({ photo });
  actor.send({ type: 'photoAnswer.redo' });
  expect(selectMaySend(actor.getSnapshot())).toBe(false);
  actor.send({ type: 'photoAnswer.send' });
  expect(actor.getSnapshot().value).toBe('redoing');
  actor.send({ type: 'photoAnswer.edit', draft: wish });
  expect(emitted).toEqual([{ type: 'photoAnswer.drafted', draft: wish }]);
  actor.send({ type: 'photoAnswer.send' });
  await settle();
  expect(sent).toEqual([{ photoId: 5, answer: 'REDO', reasons: ['GREENERY'], words: 'Без эвкалипта' }]);
  expect(emitted.slice(1)).toEqual([
    { type: 'photoAnswer.drafted', draft: { reasons: [], words: '' } },
    { type: 'photoAnswer.answered', answer: 'REDO', making },
  ]);
});

test('a second «Переделать» is not possible', () => {
  const { actor } = start({ photo: { ...photo, mayRedo: false } });
  actor.send({ type: 'photoAnswer.redo' });
  expect(actor.getSnapshot().value).toBe('asked');
});

test('the draft survives going back, a failure and a reload', async () => {
  const error = apiError(0);
  const { actor, emitted } = start({ photo, draft: wish }, () => Promise.reject(error));
  actor.send({ type: 'photoAnswer.redo' });
  expect(selectMaySend(actor.getSnapshot())).toBe(true);
  actor.send({ type: 'photoAnswer.back' });
  actor.send({ type: 'photoAnswer.redo' });
  actor.send({ type: 'photoAnswer.send' });
  await settle();
  expect(emitted).toEqual([{ type: 'photoAnswer.failed', error }]);
  expect(actor.getSnapshot().value).toBe('redoing');
  expect(actor.getSnapshot().context.draft).toEqual(wish);
});

test('a failed «Нравится» can be sent again', async () => {
  const error = apiError(409);
  const { actor, emitted } = start({ photo }, () => Promise.reject(error));
  actor.send({ type: 'photoAnswer.like' });
  await settle();
  expect(emitted).toEqual([{ type: 'photoAnswer.failed', error }]);
  expect(actor.getSnapshot().value).toBe('asked');
});

test('a new photo asks again, the same one does not interrupt, and the deadline ends the question', () => {
  const { actor } = start({ photo: { ...photo, answer: 'REDO' } });
  expect(actor.getSnapshot().value).toBe('answered');
  const second = { id: 6, mayRedo: false, answer: null };
  actor.send({ type: 'photoAnswer.replace', photo: second });
  expect(actor.getSnapshot().value).toBe('asked');
  const other = start({ photo });
  other.actor.send({ type: 'photoAnswer.redo' });
  other.actor.send({ type: 'photoAnswer.replace', photo });
  expect(other.actor.getSnapshot().value).toBe('redoing');
  other.actor.send({ type: 'photoAnswer.replace', photo: { ...photo, answer: 'SILENCE' } });
  expect(other.actor.getSnapshot().value).toBe('answered');
});

const events = [
  { type: 'photoAnswer.like' },
  { type: 'photoAnswer.redo' },
  { type: 'photoAnswer.edit', draft: wish },
  { type: 'photoAnswer.back' },
  { type: 'photoAnswer.send' },
  { type: 'xstate.done.actor.sendLike', output: making },
  { type: 'xstate.done.actor.sendRedo', output: making },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(photoAnswerMachine, { input: { photo }, events: events as never });
  expect(new Set(paths.map(({ state }) => state.value))).toEqual(new Set(Object.keys(photoAnswerMachine.states)));
});

test('every transition is taken', () => {
  const all = [...events, { type: 'photoAnswer.replace', photo: { ...photo, id: 6 } }];
  const inputs = [{ photo }, { photo: { ...photo, answer: 'LIKED' as const } }];
  expect(untakenTransitions(photoAnswerMachine, { inputs, events: all })).toEqual([]);
});

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof photoAnswerMachine>>().toEqualTypeOf<PhotoAnswerEvent>();
  expectTypeOf<EmittedFrom<typeof photoAnswerMachine>>().toEqualTypeOf<PhotoAnswerEmitted>();
  expect(Object.keys(photoAnswerMachine.implementations.actors)).toEqual(['sendAnswer']);
});
