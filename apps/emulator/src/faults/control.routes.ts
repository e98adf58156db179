import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { findTestCard, challengeCode } from '../payments/cards.ts';
import { answerChallenge, chargeCard } from '../payments/charge.ts';
import type { Payment } from '../payments/payment.ts';
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
