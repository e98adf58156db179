import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { giveBack } from '../payments/giveBack.ts';
import { isPaid } from '../payments/payment.ts';
import { createLink, shownOperation } from './create.ts';
import { kopecksOf } from './status.ts';

type Body = { Data?: Record<string, unknown> } | null;
interface OperationRoute {
  Params: { operationId: string };
  Body: Body;
}

const root = '/tochka/acquiring/v1.0';

/** Tochka's payment links, version 1.0, and the registration of webhooks. */
export function tochkaRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, settings } = emulation;
  const guarded = { onRequest: (request: FastifyRequest) => checkBearer(request, settings.tochka.token) };
  // The bank has two endpoints, with a receipt and without; they differ only in what they require.
  for (const path of ['payments', 'payments_with_receipt']) {
    app.post<{ Body: Body }>(`${root}/${path}`, guarded, (request, reply) =>
      answerThroughFaults(faults, reply, { provider: 'tochka', name: 'create' }, () =>
        create(emulation, request.body, reply),
      ),
    );
  }
  app.get<OperationRoute>(`${root}/payments/:operationId`, guarded, (request, reply) =>
    answerThroughFaults(faults, reply, { provider: 'tochka', name: 'state' }, () => {
      const payment = emulation.payments.find('tochka', request.params.operationId);
      if (payment === undefined) return refuse(reply, 404, 'Операция не найдена');
      return envelope({ Operation: [shownOperation(payment, emulation.publicUrl())] });
    }),
  );
  app.post<OperationRoute>(`${root}/payments/:operationId/refund`, guarded, (request, reply) =>
    answerThroughFaults(faults, reply, { provider: 'tochka', name: 'refund' }, () =>
      refund(emulation, request.params.operationId, request.body, reply),
    ),
  );
  app.put<{ Params: { clientId: string }; Body: { url?: string; webhooksList?: string[] } | null }>(
    '/tochka/webhook/v1.0/:clientId',
    guarded,
    (request, reply) => {
      const { url, webhooksList } = request.body ?? {};
      if (request.params.clientId !== settings.tochka.clientId) return refuse(reply, 403, 'Неизвестный client_id');
      if (url === undefined || !URL.canParse(url)) return refuse(reply, 400, 'url — адрес для вебхуков');
      emulation.tochkaWebhook.url = url;
      return envelope({ webhooksList: webhooksList ?? [], url });
    },
  );
  app.get('/tochka/.well-known/jwks.json', () => ({ keys: [emulation.keys.publicKey] }));
}

function create(emulation: Emulation, body: Body, reply: FastifyReply): unknown {
  const made = createLink(emulation, body?.Data ?? {});
  if (typeof made === 'string') return refuse(reply, 400, made);
  return envelope(shownOperation(made, emulation.publicUrl()));
}

function refund({ payments, cyclops }: Emulation, id: string, body: Body, reply: FastifyReply): unknown {
  const payment = payments.find('tochka', id);
  if (payment === undefined) return refuse(reply, 404, 'Операция не найдена');
  const amount = body?.Data?.amount === undefined ? payment.amount : kopecksOf(body.Data.amount);
  if (amount === null) return refuse(reply, 400, 'amount — сумма в рублях');
  if (!isPaid(payment)) return refuse(reply, 400, 'Платёж не оплачен');
  if (amount > cyclops.refundable(id)) return refuse(reply, 400, 'Недостаточно средств на номинальном счёте');
  const refusal = giveBack(payments, payment, amount);
  return refusal === null ? envelope({ isRefund: true }) : refuse(reply, 400, refusal.details);
}

async function checkBearer(request: FastifyRequest, token: string): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  if (given.length === expected.length && timingSafeEqual(given, expected)) return;
  throw Object.assign(new Error('Неверный токен'), { statusCode: 401 });
}

function envelope(data: Record<string, unknown>): Record<string, unknown> {
  return { Data: data, Links: {}, Meta: { totalPages: 1 } };
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  const Errors = [{ errorCode: String(status), message, url: '' }];
  return reply.status(status).send({ code: String(status), id: '', message: 'Something going wrong', Errors });
}
