import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Call, Faults } from './faults.ts';

/**
 * Answers a call according to the fault plans: a 503, a hang-up before or after the work, or the real response,
 * possibly late.
 * @param work does the call and returns the body to send.
 */
export async function answerThroughFaults(
  faults: Faults,
  reply: FastifyReply,
  call: Call,
  work: () => unknown,
): Promise<unknown> {
  const due = faults.take(call);
  if (due === null) return work();
  if (due.fault === 'fail')
    return reply.status(503).type('text/plain; charset=utf-8').send('Сервис временно недоступен');
  if (due.fault === 'slow') {
    await wait(due.hangMs, undefined, { ref: false });
    return work();
  }
  if (due.fault === 'lose') await work();
  return hangUp(reply, due.hangMs);
}

async function hangUp(reply: FastifyReply, afterMs: number): Promise<FastifyReply> {
  reply.hijack();
  await wait(afterMs, undefined, { ref: false });
  reply.raw.destroy();
  return reply;
}
