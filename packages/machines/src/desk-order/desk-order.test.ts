import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, fromPromise, type EmittedFrom, type EventFromLogic } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { apiError } from '../testing/api-error.ts';
import { untakenTransitions } from '../testing/transitions.ts';
import {
  afterStep,
  deskOrderMachine,
  selectIsSending,
  selectQuestion,
  selectRefusal,
  type DeskOrderEmitted,
  type DeskOrderEvent,
  type OrderAtDesk,
  type StepOutcome,
  type StepRequest,
} from './index.ts';
import { settle, startRecorded } from '../testing/recorded.ts';

const order = (status: OrderStatusType, version = 1): OrderAtDesk => ({
  id: 12,
  number: 10531,
  status: orderStatusOf(status),
  version,
});
const stepId = '0b0f6f5e-7a68-4d7c-9f58-0f1f6f6d8f10';
const done = (status: OrderStatusType, version = 2): StepOutcome => ({ kind: 'done', order: order(status, version) });

const start = (input: OrderAtDesk, answer: (request: StepRequest) => Promise<StepOutcome>) => {
  const sent: StepRequest[] = [];
  const send = fromPromise<StepOutcome, StepRequest>((from) => {
    sent.push(from.input);
    return answer(from.input);
  });
  const actor = createActor(deskOrderMachine.provide({ actors: { send } }), { input: { order: input } });
  const emitted = startRecorded(actor);
  return { actor, emitted, sent };
};

test('«Принять» is sent at once, with the status that the person saw', async () => {
  const { actor, emitted, sent } = start(order('NEW'), () => Promise.resolve(done('ACCEPTED')));
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  expect(selectIsSending(actor.getSnapshot())).toBe(true);
  await settle();
  expect(sent).toEqual([{ stepId, orderId: 12, step: 'ACCEPT', from: 'NEW' }]);
  expect(actor.getSnapshot().value).toBe('shown');
  expect(emitted).toEqual([{ type: 'desk.done', step: 'ACCEPT', order: order('ACCEPTED', 2) }]);
});

test('a second press while the step is being sent does nothing', async () => {
  const { actor, sent } = start(order('NEW'), () => Promise.resolve(done('ACCEPTED')));
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId: 'another' });
  await settle();
  expect(sent).toHaveLength(1);
});

test.each([
  ['DECLINE', 'NEW', 'reason', { reason: 'Нет нужных цветов' }],
  ['CANCEL', 'ACCEPTED', 'reason', { reason: 'Другая причина' }],
  ['SEND_PHOTO', 'ASSEMBLING', 'photo', { photo: new Blob(['снимок']) }],
  ['HAND_TO_COURIER', 'READY', 'courier', { courierId: null }],
  ['DELIVER', 'DELIVERING', 'handOver', { code: '4821' }],
] as const)('%s first asks, and is sent with the answer', async (step, status, question, details) => {
  const { actor, sent } = start(order(status), () => Promise.resolve(done('DELIVERED')));
  actor.send({ type: 'desk.step', step, stepId });
  expect(selectQuestion(actor.getSnapshot())).toEqual({ question, step });
  expect(sent).toEqual([]);
  actor.send({ type: 'desk.answer', details });
  await settle();
  expect(sent).toEqual([{ stepId, orderId: 12, step, from: status, ...details }]);
  expect(selectQuestion(actor.getSnapshot())).toBeNull();
});

test('a step that comes with its answer asks nothing', async () => {
  const photo = new Blob(['снимок']);
  const { actor, sent } = start(order('ASSEMBLING'), () => Promise.resolve(done('PHOTO_SENT')));
  actor.send({ type: 'desk.step', step: 'SEND_PHOTO', stepId, details: { photo } });
  await settle();
  expect(sent).toEqual([{ stepId, orderId: 12, step: 'SEND_PHOTO', from: 'ASSEMBLING', photo }]);
});

test('a closed question changes nothing', () => {
  const { actor, emitted, sent } = start(order('NEW'), () => Promise.resolve(done('CANCELED_BY_SELLER')));
  actor.send({ type: 'desk.step', step: 'DECLINE', stepId });
  actor.send({ type: 'desk.dismiss' });
  expect(actor.getSnapshot().value).toBe('shown');
  expect([emitted, sent]).toEqual([[], []]);
});

test('of two people who take a step, the second sees who was first', async () => {
  const message = 'Уже принят: Марина Белова, 12:05';
  const { actor, emitted } = start(order('NEW'), () =>
    Promise.reject(apiError(409, undefined, { code: 'desk.taken', message })),
  );
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  await settle();
  const refusal = { message, isTaken: true };
  expect(actor.getSnapshot().value).toBe('refused');
  expect(selectRefusal(actor.getSnapshot())).toEqual(refusal);
  expect(emitted).toEqual([{ type: 'desk.refused', step: 'ACCEPT', refusal }]);
  actor.send({ type: 'desk.dismiss' });
  expect(selectRefusal(actor.getSnapshot())).toBeNull();
});

test('a refused code returns to its question with the reason, and another one can be sent', async () => {
  const wrong = apiError(422, undefined, { code: 'desk.code', message: 'Код не подошёл' });
  const { actor, emitted } = start(order('DELIVERING'), ({ code }) =>
    code === '4821' ? Promise.resolve(done('DELIVERED')) : Promise.reject(wrong),
  );
  actor.send({ type: 'desk.step', step: 'DELIVER', stepId, details: { code: '0000' } });
  await settle();
  expect(selectQuestion(actor.getSnapshot())).toEqual({ question: 'handOver', step: 'DELIVER' });
  expect(selectRefusal(actor.getSnapshot())).toEqual({ message: 'Код не подошёл', isTaken: false });
  expect(emitted).toEqual([{ type: 'desk.failed', error: wrong, isInPlace: true }]);
  actor.send({ type: 'desk.answer', details: { code: '4821' } });
  await settle();
  expect(emitted.at(-1)).toMatchObject({ type: 'desk.done', step: 'DELIVER' });
});

test('nothing of a refused answer is sent with the next one', async () => {
  const { actor, sent } = start(order('DELIVERING'), ({ code }) =>
    code === undefined ? Promise.resolve(done('DELIVERED')) : Promise.reject(apiError(422)),
  );
  const photo = new Blob(['снимок']);
  actor.send({ type: 'desk.step', step: 'DELIVER', stepId, details: { code: '0000', handedTo: 'AS_ASKED' } });
  await settle();
  actor.send({ type: 'desk.answer', details: { code: '1111' } });
  await settle();
  expect(sent.at(-1)).toEqual({ stepId, orderId: 12, step: 'DELIVER', from: 'DELIVERING', code: '1111' });
  actor.send({ type: 'desk.answer', details: { photo, handedTo: 'ANOTHER_PERSON' } });
  await settle();
  const rest = { photo, handedTo: 'ANOTHER_PERSON' };
  expect(sent.at(-1)).toEqual({ stepId, orderId: 12, step: 'DELIVER', from: 'DELIVERING', ...rest });
  expect(actor.getSnapshot().value).toBe('shown');
});

test('a failure of a step without a question is reported, and the step can be taken again', async () => {
  const error = apiError(500);
  const { actor, emitted } = start(order('NEW'), () => Promise.reject(error));
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  await settle();
  expect(emitted).toEqual([{ type: 'desk.failed', error, isInPlace: false }]);
  expect(actor.getSnapshot().value).toBe('shown');
});

const offline = () => Promise.resolve({ kind: 'waiting' } as const);

test('without a connection the step waits, and the order is shown as it will be', async () => {
  const { actor, emitted, sent } = start(order('NEW'), offline);
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  await settle();
  expect(actor.getSnapshot().value).toBe('queued');
  expect(actor.getSnapshot().context.order.status.type).toBe('ACCEPTED');
  expect(emitted).toEqual([{ type: 'desk.waiting', step: 'ACCEPT' }]);
  actor.send({ type: 'desk.step', step: 'START', stepId: 'second' });
  await settle();
  expect(sent.map(({ step, from }) => [step, from])).toEqual([
    ['ACCEPT', 'NEW'],
    ['START', 'ACCEPTED'],
  ]);
});

test('a waiting step ends with a newer version of the order, not with the same one', async () => {
  const { actor } = start(order('NEW'), offline);
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  await settle();
  actor.send({ type: 'desk.replace', order: order('NEW', 1) });
  expect(actor.getSnapshot().value).toBe('queued');
  actor.send({ type: 'desk.replace', order: order('ACCEPTED', 2) });
  expect(actor.getSnapshot().value).toBe('shown');
});

test('a waiting step that is refused in the end gives the reason', async () => {
  const { actor, emitted } = start(order('NEW'), offline);
  actor.send({ type: 'desk.step', step: 'ACCEPT', stepId });
  await settle();
  actor.send({
    type: 'desk.refuse',
    error: apiError(409, undefined, { code: 'desk.taken', message: 'Уже отменён покупателем' }),
  });
  expect(selectRefusal(actor.getSnapshot())).toEqual({ message: 'Уже отменён покупателем', isTaken: true });
  expect(emitted.at(-1)).toMatchObject({ type: 'desk.refused', step: 'ACCEPT' });
});

test('a step that cannot start from the status leaves the order as it is', () => {
  expect(afterStep(order('NEW'), 'READY')).toEqual(order('NEW'));
});

const events = [
  { type: 'desk.step', step: 'ACCEPT', stepId },
  { type: 'desk.step', step: 'DECLINE', stepId },
  { type: 'desk.step', step: 'SEND_PHOTO', stepId },
  { type: 'desk.step', step: 'HAND_TO_COURIER', stepId },
  { type: 'desk.step', step: 'DELIVER', stepId },
  { type: 'desk.answer', details: { reason: 'Нет нужных цветов' } },
  { type: 'desk.dismiss' },
  { type: 'desk.refuse', error: apiError(409, undefined, { code: 'desk.taken' }) },
  { type: 'xstate.done.actor.send', output: done('ACCEPTED') },
  { type: 'xstate.done.actor.send', output: { kind: 'waiting' } },
  { type: 'xstate.error.actor.send', error: apiError(409, undefined, { code: 'desk.taken' }) },
];

test('every state can be reached', () => {
  const paths = getShortestPaths(deskOrderMachine, { input: { order: order('NEW') }, events: events as never });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  const asking = ['confirming', 'choosingPhoto', 'choosingCourier', 'handingOver'].map((asks) => ({ asking: asks }));
  const all = ['shown', 'sending', 'queued', 'refused', ...asking];
  expect(reached).toEqual(new Set(all.map((state) => JSON.stringify(state))));
});

test('every transition is taken', () => {
  const all = [
    ...events,
    { type: 'desk.replace', order: order('ACCEPTED', 1) },
    { type: 'desk.replace', order: order('ACCEPTED', 3) },
  ];
  expect(
    untakenTransitions(deskOrderMachine, { inputs: [{ order: order('NEW') }], events: all, keyOf: byState }),
  ).toEqual([]);
});

/** A walk needs the state, the version and the step; the rest of the context repeats. */
const byState = ({ value, context }: { value: unknown; context: unknown }) => {
  const {
    order: known,
    request,
    refusal,
  } = context as { order: OrderAtDesk; request: StepRequest | null; refusal: unknown };
  return [value, known.version, request?.step, refusal !== null];
};

test('only the declared events can be sent, and only declared events are emitted', () => {
  expectTypeOf<EventFromLogic<typeof deskOrderMachine>>().toEqualTypeOf<DeskOrderEvent>();
  expectTypeOf<EmittedFrom<typeof deskOrderMachine>>().toEqualTypeOf<DeskOrderEmitted>();
  expect(Object.keys(deskOrderMachine.implementations.actors)).toEqual(['send']);
});
