import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { scalarText } from '../scalarText.ts';
import { notifyOfReceipt } from '../tbank/notify.ts';
import { correctionFault } from './correctionFault.ts';
import { fiscalDrive, type FiscalDocument, type CashRegisterPlan } from './cashRegisterBook.ts';

const root = '/atol/possystem/v5';
const corrections = ['sell_correction', 'sell_refund_correction'];

const errorOf = (code: number, text: string, uuid: string | null = null) => ({
  uuid,
  status: 'fail',
  error: { error_id: randomUUID(), code, text, type: 'system' },
  timestamp: new Date().toISOString(),
});

/** `DD.MM.YYYY HH:MM:SS` of Moscow. */
function moscowTime(at: string): string {
  const text = new Date(Date.parse(at) + 3 * 3_600_000).toISOString();
  return `${text.slice(0, 10).split('-').toReversed().join('.')} ${text.slice(11, 19)}`;
}

const reportOf = ({ uuid, externalId, status, error, documentNumber, sign, at, body }: FiscalDocument) => ({
  uuid,
  external_id: externalId,
  status,
  error: error && { error_id: randomUUID(), ...error, type: 'driver' },
  payload:
    status === 'done'
      ? {
          total: (body.correction as { total: number }).total,
          fn_number: fiscalDrive,
          shift_number: 1,
          receipt_datetime: moscowTime(at),
          fiscal_receipt_number: documentNumber,
          fiscal_document_number: documentNumber,
          fiscal_document_attribute: sign,
          ecr_registration_number: '0000000001045713',
          ofd_receipt_url: `https://ofd.test/rec/${fiscalDrive}/${documentNumber}/${sign}`,
        }
      : null,
  timestamp: new Date().toISOString(),
});

/** Corrections and their reports of ATOL Online, version 5 (FFD 1.2). */
export function atolRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, cashRegister, settings } = emulation;
  const guarded =
    (name: string, work: (request: FastifyRequest, reply: FastifyReply) => object) =>
    (request: FastifyRequest, reply: FastifyReply) =>
      answerThroughFaults(faults, reply, { provider: 'atol', name, body: request.body }, () => {
        if (cashRegister.tokens.has(scalarText(request.headers.token))) return work(request, reply);
        void reply.status(401);
        return errorOf(11, 'Срок действия токена истёк');
      });
  app.post<{ Body: { login?: string; pass?: string } | null }>(`${root}/getToken`, (request, reply) => {
    const { login, pass } = request.body ?? {};
    if (login !== settings.atol.login || pass !== settings.atol.password) {
      void reply.status(401);
      return { ...errorOf(12, 'Неверный логин или пароль'), token: '' };
    }
    const token = randomUUID();
    cashRegister.tokens.add(token);
    return { token, error: null, timestamp: new Date().toISOString() };
  });
  app.post(
    `${root}/:group/:operation`,
    guarded('correct', ({ params, body }, reply) => {
      const { group, operation } = params as { group: string; operation: string };
      const sent = (body ?? {}) as Record<string, unknown>;
      const externalId = scalarText(sent.external_id);
      void reply.status(400);
      if (group !== settings.atol.group) return errorOf(22, 'Группа касс не найдена');
      if (!corrections.includes(operation) || externalId === '') return errorOf(32, 'Ошибка валидации');
      const known = cashRegister.known(externalId);
      if (known) return errorOf(33, 'Документ с переданными значениями external_id и group_code уже есть', known.uuid);
      const fault = correctionFault((sent.correction ?? {}) as Record<string, unknown>);
      if (fault !== null) return errorOf(32, `Ошибка валидации: ${fault}`);
      void reply.status(200);
      const { uuid } = cashRegister.add(operation, externalId, sent);
      return { uuid, status: 'wait', error: null, timestamp: new Date().toISOString() };
    }),
  );
  app.get(
    `${root}/:group/report/:uuid`,
    guarded('report', ({ params }, reply) => {
      const document = cashRegister.report((params as { uuid: string }).uuid);
      if (document) return reportOf(document);
      void reply.status(400);
      return errorOf(34, 'Документ не найден');
    }),
  );
  app.post<{ Params: { id: string } }>('/control/payments/:id/receipt', (request, reply) => {
    const payment = emulation.payments.find('tbank', request.params.id);
    if (payment === undefined) return reply.status(404).send({ message: 'Платёж не найден' });
    notifyOfReceipt(emulation, payment);
    return {};
  });
  app.get('/control/cash-register', () => cashRegister.all());
  app.post<{ Body: Partial<CashRegisterPlan> }>('/control/cash-register/plan', (request) => {
    cashRegister.plan = { ...cashRegister.plan, ...request.body };
    return cashRegister.plan;
  });
  app.post('/control/cash-register/tokens/expire', () => {
    cashRegister.tokens.clear();
    return {};
  });
}
