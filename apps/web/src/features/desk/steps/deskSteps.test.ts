import { ApiError } from '@vetka/api-client/client';
import type { DeskOrder } from '@vetka/domain/desk';
import { orderStatusOf, type OrderStatusType } from '@vetka/domain/order';
import type { StepDetails } from '@vetka/machines/desk-order';
import type { StoredStep } from '@vetka/machines/step-queue';
import { afterEach, expect, test, vi } from 'vitest';
import { createDeskSteps, type StepListeners } from './deskSteps.ts';
import type { StepStorage } from './stepStorage.ts';

const order = (status: OrderStatusType, version: number) =>
  ({ id: 12, number: 10531, status: orderStatusOf(status), version }) as DeskOrder;

/** A device whose storage outlives the page. */
function device() {
  const kept = new Map<string, StoredStep>();
  const storage: StepStorage = {
    read: () => Promise.resolve([...kept.values()]),
    put: (step) => Promise.resolve(void kept.set(step.stepId, step)),
    remove: ({ stepId }) => Promise.resolve(void kept.delete(stepId)),
  };
  return { kept, storage };
}

const failure = (status: number, message = '', code = '') =>
  new ApiError({ kind: 'error', status, message, code, details: {} });

const opened: (() => void)[] = [];
afterEach(() => opened.splice(0).forEach((stop) => stop()));

function open({ storage }: ReturnType<typeof device>, send: (step: StoredStep) => Promise<DeskOrder>) {
  const listeners = {
    onDone: vi.fn<StepListeners['onDone']>(),
    onHeld: vi.fn<StepListeners['onHeld']>(),
    onWaiting: vi.fn<StepListeners['onWaiting']>(),
    onRefused: vi.fn<StepListeners['onRefused']>(),
    onFailed: vi.fn<StepListeners['onFailed']>(),
    onLogged: vi.fn<StepListeners['onLogged']>(),
  };
  const steps = createDeskSteps({ storage, send: vi.fn(send), ...listeners });
  const network = new EventTarget();
  const stop = steps.start(network);
  opened.push(stop);
  return { steps, stop, network, ...listeners };
}

test('a step is kept before it is sent, and forgotten once it is done', async () => {
  const phone = device();
  const keptWhileSending: number[] = [];
  const { steps, onDone } = open(phone, () => {
    keptWhileSending.push(phone.kept.size);
    return Promise.resolve(order('ACCEPTED', 2));
  });
  steps.take('myata-i-pion', order('NEW', 1), 'ACCEPT');
  expect(steps.view.get().sending).toEqual(new Set([12]));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(keptWhileSending).toEqual([1]);
  expect(phone.kept.size).toBe(0);
  expect(steps.view.get().sending).toEqual(new Set());
});

test('steps taken offline survive a reload, and are sent once and in order', async () => {
  const phone = device();
  const before = open(phone, () => Promise.reject(failure(0)));
  before.steps.take('myata-i-pion', order('NEW', 1), 'ACCEPT');
  await vi.waitFor(() => expect(before.onWaiting).toHaveBeenCalledOnce());
  before.steps.take('myata-i-pion', order('ACCEPTED', 1), 'START');
  await vi.waitFor(() => expect(before.steps.waiting.get()).toHaveLength(2));
  before.stop();

  const sent: string[] = [];
  const after = open(phone, ({ step }) => {
    sent.push(step);
    return Promise.resolve(order('ASSEMBLING', 3));
  });
  await vi.waitFor(() => expect(after.onDone).toHaveBeenCalledTimes(2));
  expect(sent).toEqual(['ACCEPT', 'START']);
  expect(phone.kept.size).toBe(0);
});

test('a page that asks a question itself shows the refusal, and the next answer is sent alone', async () => {
  const sent: StoredStep[] = [];
  const { steps, onDone } = open(device(), (step) => {
    sent.push(step);
    return step.code === undefined ? Promise.resolve(order('DELIVERED', 2)) : Promise.reject(failure(422, 'Не тот'));
  });
  const leave = steps.askInPlace(12);
  const deliver = (details: StepDetails) => steps.take('myata-i-pion', order('DELIVERING', 1), 'DELIVER', details);
  deliver({ code: '0000', handedTo: 'ANOTHER_PERSON' });
  await vi.waitFor(() => expect(steps.view.get().refusals).toEqual(new Map([[12, 'Не тот']])));
  expect(steps.view.get().question).toBeNull();
  deliver({ photo: new Blob(['снимок']), handedTo: 'ANOTHER_PERSON' });
  expect(steps.view.get().refusals, 'while it is being sent').toEqual(new Map());
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent[1]).toMatchObject({ step: 'DELIVER', handedTo: 'ANOTHER_PERSON' });
  expect(sent[1]).not.toHaveProperty('code');
  leave();
});

test('a page that is left takes its question with it; a later refusal is asked with the former answers', async () => {
  let refuse: () => void = () => undefined;
  const { steps } = open(
    device(),
    () => new Promise((_resolve, reject) => (refuse = () => reject(failure(422, 'Не тот')))),
  );
  const deliver = () =>
    steps.take('myata-i-pion', order('DELIVERING', 1), 'DELIVER', { code: '0000', handedTo: 'AS_ASKED' });
  const leave = steps.askInPlace(12);
  deliver();
  await vi.waitFor(() => {
    refuse();
    expect(steps.view.get().refusals.size).toBe(1);
  });
  leave();
  expect(steps.view.get()).toMatchObject({ question: null, refusals: new Map() });
  const leaveEarly = steps.askInPlace(12);
  deliver();
  leaveEarly();
  await vi.waitFor(() => {
    refuse();
    expect(steps.view.get().question).toMatchObject({ question: 'handOver', details: { handedTo: 'AS_ASKED' } });
  });
});

test('an undone step is never sent, and the order can be moved again', async () => {
  const phone = device();
  const sent: string[] = [];
  const { steps, network, onHeld, onDone } = open(phone, ({ step }) => {
    sent.push(step);
    return Promise.resolve(order('ASSEMBLING', 3));
  });
  steps.take('myata-i-pion', order('ACCEPTED', 2), 'START');
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledOnce());
  expect(steps.waiting.get()).toHaveLength(1);
  expect(phone.kept.size).toBe(1);
  const takeBack = onHeld.mock.calls[0]?.[2];
  expect(takeBack?.()).toBe(true);
  expect(takeBack?.(), 'only once').toBe(false);
  expect(steps.waiting.get()).toEqual([]);
  await vi.waitFor(() => expect(phone.kept.size).toBe(0));

  steps.take('myata-i-pion', order('ACCEPTED', 2), 'START');
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(2));
  expect(sent).toEqual([]);
  network.dispatchEvent(new Event('pagehide'));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(onHeld.mock.calls[1]?.[2](), 'too late').toBe(false);
  expect(sent).toEqual(['START']);
  expect(phone.kept.size).toBe(0);
});

test('a held step is sent before the next one, after its time, and when the desk is left', async () => {
  const phone = device();
  const sent: string[] = [];
  const { steps, stop, onHeld, onDone } = open(phone, ({ stepId, step, orderId }) => {
    sent.push(`${orderId} ${step}`);
    return Promise.resolve({ ...order('READY', 5), id: orderId, number: stepId.length });
  });
  steps.take('myata-i-pion', order('ACCEPTED', 2), 'START');
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledOnce());
  steps.take('myata-i-pion', { ...order('NEW', 1), id: 13 }, 'ACCEPT');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(2));
  expect(sent).toEqual(['12 START', '13 ACCEPT']);
  expect(onDone.mock.calls.map(([, , isAnnounced]) => isAnnounced)).toEqual([true, false]);

  steps.take('myata-i-pion', order('ASSEMBLING', 5), 'READY');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledTimes(3), { timeout: 10_000 });
  expect(sent.at(-1)).toBe('12 READY');

  steps.take('myata-i-pion', { ...order('READY', 5), id: 14 }, 'PUT_ON_SHELF');
  await vi.waitFor(() => expect(onHeld).toHaveBeenCalledTimes(3));
  stop();
  await vi.waitFor(() => expect(phone.kept.size).toBe(0));
  expect(sent.at(-1)).toBe('14 PUT_ON_SHELF');
}, 20_000);

test('a held step survives a page that closes without notice', async () => {
  const phone = device();
  const before = open(phone, () => new Promise(() => undefined));
  before.steps.take('myata-i-pion', order('ACCEPTED', 2), 'START');
  await vi.waitFor(() => expect(before.onHeld).toHaveBeenCalledOnce());
  const after = open(phone, () => Promise.resolve(order('ASSEMBLING', 3)));
  await vi.waitFor(() => expect(after.onDone).toHaveBeenCalledOnce());
  expect(phone.kept.size).toBe(0);
});

test('a step refused because somebody was faster is reported once, with their name', async () => {
  const words = 'Уже принят: Марина Белова, 12:05';
  const { steps, onRefused, onFailed } = open(device(), () => Promise.reject(failure(409, words, 'desk.taken')));
  steps.take('myata-i-pion', order('NEW', 1), 'ACCEPT');
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalledOnce());
  expect(onRefused.mock.calls[0]?.slice(1)).toEqual(['ACCEPT', words]);
  expect(onFailed).not.toHaveBeenCalled();
});

test("a kept step that is refused after a reload is reported with its order's number and the reason", async () => {
  const phone = device();
  const before = open(phone, () => Promise.reject(failure(0)));
  before.steps.take('myata-i-pion', order('NEW', 1), 'ACCEPT');
  await vi.waitFor(() => expect(before.onWaiting).toHaveBeenCalledOnce());
  before.stop();
  const after = open(phone, () => Promise.reject(failure(409, 'Отменен покупателем', 'desk.taken')));
  await vi.waitFor(() =>
    expect(after.onRefused).toHaveBeenCalledExactlyOnceWith({ id: 12, number: 10531 }, 'ACCEPT', 'Отменен покупателем'),
  );
  expect(phone.kept.size).toBe(0);
});

test('why a kept step was refused stays on its order until the person has read it, or moves the order', async () => {
  const phone = device();
  const before = open(phone, () => Promise.reject(failure(0)));
  before.steps.take('myata-i-pion', order('DELIVERING', 1), 'DELIVER', { code: '4821', handedTo: 'RECIPIENT' });
  await vi.waitFor(() => expect(before.onWaiting).toHaveBeenCalledOnce());
  before.stop();
  const { steps } = open(phone, ({ step }) =>
    step === 'DELIVER' ? Promise.reject(failure(409, 'Отменен покупателем')) : Promise.resolve(order('ACCEPTED', 2)),
  );
  const refusal = new Map([[12, { step: 'DELIVER', message: 'Отменен покупателем' }]]);
  await vi.waitFor(() => expect(steps.missed.get()).toEqual(refusal));
  steps.take('myata-i-pion', { ...order('NEW', 1), id: 13 }, 'ACCEPT');
  expect(steps.missed.get(), 'a step of another order').toEqual(refusal);
  steps.forgetMissed(12);
  expect(steps.missed.get().size).toBe(0);
});

test('a step with a question waits for its answer; a refused answer is asked again with the reason', async () => {
  const { steps, onDone, onFailed } = open(device(), ({ code }) =>
    code === '4821' ? Promise.resolve(order('DELIVERED', 9)) : Promise.reject(failure(422, 'Код не подошёл')),
  );
  steps.take('myata-i-pion', order('DELIVERING', 8), 'DELIVER');
  expect(steps.view.get().question).toMatchObject({ question: 'handOver', step: 'DELIVER', refusal: null });
  steps.answer({ code: '0000' });
  await vi.waitFor(() => expect(steps.view.get().question?.refusal?.message).toBe('Код не подошёл'));
  expect(onFailed).not.toHaveBeenCalled();
  steps.answer({ code: '4821' });
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(steps.view.get().question).toBeNull();
});
