import { createClient } from '@vetka/api-client/client';
import type { DeskStep } from '@vetka/domain/desk';
import type { StoredStep } from '@vetka/machines/step-queue';
import { afterEach, expect, test, vi } from 'vitest';
import { sendStep } from './sendStep.ts';

afterEach(() => vi.useRealTimers());

test('each attempt to send a step says when it was taken and when it is sent, by the same clock', async () => {
  const sent: DeskStep[] = [];
  const api = createClient({
    origin: 'http://shop.test',
    fetch: async (_, init) => {
      sent.push((await new Response(init?.body).json()) as DeskStep);
      return Response.json({ id: 12 });
    },
  });
  const takenAt = '2026-11-20T10:00:00.000Z';
  const step = {
    stepId: 'a',
    step: 'ACCEPT',
    from: 'NEW',
    service: 'myata-i-pion',
    orderId: 12,
    takenAt,
  } as StoredStep;
  for (const now of ['2026-11-20T10:00:01.000Z', '2026-11-20T10:40:00.000Z']) {
    vi.setSystemTime(now);
    await sendStep(api, step, new AbortController().signal);
  }
  expect(sent.map(({ takenAt: taken, sentAt }) => [taken, sentAt])).toEqual([
    [takenAt, '2026-11-20T10:00:01.000Z'],
    [takenAt, '2026-11-20T10:40:00.000Z'],
  ]);
});
