import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { scalarText } from '../scalarText.ts';
import type { PayoutPlan, PayoutStatus } from './dealBook.ts';
import { tbankFailure } from './errors.ts';
import type { Parameters } from './init.ts';
import { cancelPayout, getPayoutState, initPayout, makePayout, type PayoutMethod } from './payouts.ts';
import { hasRightToken } from './token.ts';

const methods: Record<string, PayoutMethod> = {
  Init: initPayout,
  Payment: makePayout,
  GetState: getPayoutState,
  CancelPayment: cancelPayout,
};

const tokenLivesSeconds = 43_199;

/** T-Bank «Мультирасчёты»: deals, registration of sellers, payouts. */
export function tbankPayoutRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, deals, settings } = emulation;
  const tokens = new Set<string>();
  for (const [name, method] of Object.entries(methods)) {
    app.post<{ Body: Parameters | null }>(`/tbank/e2c/v2/${name}`, (request, reply) => {
      const body = request.body ?? {};
      const { key, password } = settings.payoutTerminal;
      const isKnown = body.TerminalKey === key && hasRightToken(body, password);
      return answerThroughFaults(faults, reply, { provider: 'tbank-payouts', name, terminal: key, body }, () =>
        isKnown ? method(emulation, body) : tbankFailure('204'),
      );
    });
  }
  dealRoutes(app, emulation);
  app.post<{ Body: Parameters | null }>('/tbank/oauth/token', (request, reply) => {
    const { username, password } = request.body ?? {};
    if (username !== settings.register.login || password !== settings.register.password)
      return reply.status(401).send({ error: 'invalid_grant' });
    const token = randomUUID();
    tokens.add(token);
    return { access_token: token, token_type: 'bearer', expires_in: tokenLivesSeconds };
  });
  app.post<{ Body: Parameters | null }>('/tbank/sm-register/register', (request, reply) => {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (!tokens.has(token)) return reply.status(401).send({ message: 'Нет доступа' });
    const body = request.body ?? {};
    const call = { provider: 'tbank-payouts', name: 'register', body };
    return answerThroughFaults(faults, reply, call, () => {
      const missing = [...requiredOfSeller.filter((field) => !body[field]), ...wrongOfDirector(body)];
      if (missing.length === 0) return { code: '0', shopCode: deals.register(body), terminals: [] };
      void reply.status(400);
      return { errors: missing.map((field) => ({ field, defaultMessage: `Поле ${field} не заполнено` })) };
    });
  });
  controlRoutes(app, emulation);
}

const personName = /^\p{L}[\p{L} .'’-]*$/u;

/** The director must have the name of a person, and a phone. */
function wrongOfDirector({ ceo }: Parameters): string[] {
  const { firstName, lastName, phone } = (ceo ?? {}) as Parameters;
  const wrong = Object.entries({ firstName, lastName }).filter(([, name]) => !personName.test(scalarText(name)));
  return [...wrong.map(([field]) => field), ...(/^\+7\d{10}$/.test(scalarText(phone)) ? [] : ['phone'])].map(
    (field) => `ceo.${field}`,
  );
}

const requiredOfSeller = ['billingDescriptor', 'fullName', 'name', 'inn', 'kpp', 'email', 'bankAccount', 'ceo'];

function dealRoutes(app: FastifyInstance, { faults, deals, settings }: Emulation): void {
  const deal = (name: string, method: (body: Parameters, merchant: string) => object) =>
    app.post<{ Body: Parameters | null }>(`/tbank/v2/${name}`, (request, reply) => {
      const body = request.body ?? {};
      const terminal = settings.terminals.find(({ key }) => key === body.TerminalKey);
      const isKnown = terminal !== undefined && hasRightToken(body, terminal.password);
      return answerThroughFaults(faults, reply, { provider: 'tbank-payouts', name, body }, () =>
        isKnown ? method(body, terminal.key) : tbankFailure('204'),
      );
    });
  deal('createSpDeal', (body, merchant) =>
    body.SpDealType === 'NN'
      ? { Success: true, ErrorCode: '0', SpAccumulationId: deals.open(merchant).id }
      : tbankFailure('501', 'SpDealType'),
  );
  deal('closeSpDeal', (body, merchant) => {
    const found = deals.find(scalarText(body.SpAccumulationId), merchant);
    if (found?.merchant !== merchant) return tbankFailure('501', 'Сделка не найдена');
    if (found.isClosed) return tbankFailure('8', 'Сделка закрыта');
    found.isClosed = true;
    return { Success: true, ErrorCode: '0' };
  });
}

/** Endpoints with which tests read and change the bank's decisions. */
function controlRoutes(app: FastifyInstance, { deals }: Emulation): void {
  app.get('/control/payouts', () => deals.payouts());
  app.get('/control/sellers', () => deals.sellers());
  app.post<{ Body: Partial<PayoutPlan> }>('/control/payouts/plan', (request) => {
    deals.plan = { ...deals.plan, ...request.body };
    return deals.plan;
  });
  app.post<{ Params: { id: string }; Body: { status: PayoutStatus; message?: string } }>(
    '/control/payouts/:id',
    (request, reply) => {
      const payout = deals.payout(request.params.id);
      if (payout === undefined) return reply.status(404).send({ message: 'Выплата не найдена' });
      deals.move(payout, request.body.status, request.body.message);
      return payout;
    },
  );
}
