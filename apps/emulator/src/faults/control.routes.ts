import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { findTestCard, challengeCode } from '../payments/cards.ts';
import { answerChallenge, chargeCard } from '../payments/charge.ts';
import { giveBack } from '../payments/giveBack.ts';
import type { Bank, Payment } from '../payments/payment.ts';
import { registerOf } from '../payments/register.ts';
import type { FaultPlan } from './faults.ts';

type FaultBody = Partial<FaultPlan> & { scope?: string };
interface PayBody {
  card?: string;
  code?: string;
}

/** Endpoints with which tests control the emulator without a browser. */
export function controlRoutes(app: FastifyInstance, { faults, payments }: Emulation): void {
  app.get('/control/faults', () => faults.list());
  app.post<{ Body: FaultBody }>('/control/faults', { schema: { body: faultSchema } }, (request) => {
    const { scope = '*', ...change } = request.body;
    return faults.set(scope, change);
  });
  app.delete<{ Querystring: { scope?: string } }>('/control/faults', (request) => {
    faults.clear(request.query.scope);
    return faults.list();
  });
  app.get('/control/payments', () => payments.all().map(shownPayment));
  app.post<{ Params: { id: string }; Body: PayBody | undefined }>('/control/payments/:id/pay', (request, reply) => {
    const payment = payments.all().find(({ id }) => id === request.params.id);
    if (payment === undefined) return reply.status(404).send({ message: 'Платёж не найден' });
    const { card: name = 'success', code = challengeCode } = request.body ?? {};
    const card = findTestCard(name);
    if (card === undefined) return reply.status(422).send({ message: `Нет тестовой карты «${name}»` });
    let result = chargeCard(payments, payment, card, '1230');
    if (result === 'challenge') result = answerChallenge(payments, payment, code);
    return { result, payment: shownPayment(payment) };
  });
}

/** Events at a bank without the shop, and the bank's register of each day. */
export function bookRoutes(app: FastifyInstance, { payments }: Emulation): void {
  type Named = { Params: { id: string }; Body: { amount: number } };
  const found = (id: string) => payments.all().find((payment) => payment.id === id);
  app.post<Named>('/control/payments/:id/refund', (request, reply) => {
    const payment = found(request.params.id);
    const refusal = payment ? giveBack(payments, payment, request.body.amount) : { details: 'Платёж не найден' };
    return refusal === null ? { ok: true } : reply.status(422).send({ message: refusal.details });
  });
  app.post<Named>('/control/payments/:id/amount', (request, reply) => {
    const payment = found(request.params.id);
    if (payment === undefined) return reply.status(404).send({ message: 'Платёж не найден' });
    payment.originalAmount = request.body.amount;
    payment.amount = request.body.amount;
    for (const step of payment.history) step.amount = request.body.amount;
    return shownPayment(payment);
  });
  app.post<Pick<Named, 'Params'>>('/control/payments/:id/forget', (request, reply) => {
    const payment = found(request.params.id);
    if (payment === undefined) return reply.status(404).send({ message: 'Платёж не найден' });
    payments.forget(payment);
    return { ok: true };
  });
  app.get<{ Querystring: { bank: Bank; day: string } }>('/control/register', (request, reply) =>
    reply.type('text/csv; charset=utf-8').send(registerOf(payments.all(), request.query)),
  );
}

function shownPayment({ refunds: _refunds, ...payment }: Payment) {
  return payment;
}

const count = { type: 'integer', minimum: 0 };
const flag = { type: 'boolean' };
const faultSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    scope: { type: 'string' },
    calls: { type: ['array', 'null'], items: { type: 'string' } },
    failNext: count,
    hangNext: count,
    loseNext: count,
    slowNext: count,
    hangMs: count,
    lateMs: count,
    duplicate: flag,
    reorder: flag,
    badToken: flag,
    drop: flag,
  },
};
