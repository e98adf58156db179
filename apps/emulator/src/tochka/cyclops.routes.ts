import { verify } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import type { CyclopsBook, CyclopsDeal, CyclopsPlan } from './cyclopsBook.ts';
import { CyclopsError, cyclopsMethods } from './cyclopsMethods.ts';

interface Asked {
  id?: unknown;
  method?: string;
  params?: Record<string, unknown>;
}

/** Whether the whole body is signed by the owner of the known key. */
function isSigned({ settings }: Emulation, { headers, body }: FastifyRequest): boolean {
  const { system, thumbprint, publicKey } = settings.cyclops;
  if (publicKey === null || headers['sign-system'] !== system || headers['sign-thumbprint'] !== thumbprint)
    return false;
  const signature = Buffer.from(String(headers['sign-data'] ?? ''), 'base64');
  return verify('sha256', Buffer.from(String(body)), publicKey, signature);
}

function answer(book: CyclopsBook, { id, method = '', params = {} }: Asked): object {
  try {
    const work = cyclopsMethods[method];
    if (!work) throw new CyclopsError(-32601, 'Метод не найден');
    return { jsonrpc: '2.0', id, result: work(book, params) };
  } catch (error) {
    if (!(error instanceof CyclopsError)) throw error;
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } };
  }
}

/** Tochka «Cyclops»: the nominal account, JSON-RPC 2.0. */
export function cyclopsRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, cyclops } = emulation;
  void app.register(async (part) => {
    // The signed content is the raw text.
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    part.post('/tochka/cyclops/v2/jsonrpc', (request, reply) => {
      if (!isSigned(emulation, request)) return reply.status(403).send({ message: 'Подпись не подходит' });
      const asked = JSON.parse(String(request.body)) as Asked;
      const call = { provider: 'cyclops', name: asked.method ?? '', body: asked };
      return answerThroughFaults(faults, reply, call, () => answer(cyclops, asked));
    });
  });
  app.get('/control/cyclops', () => ({ beneficiaries: cyclops.beneficiaries(), deals: cyclops.deals() }));
  app.post<{ Body: Partial<CyclopsPlan> }>('/control/cyclops/plan', (request) => {
    cyclops.plan = { ...cyclops.plan, ...request.body };
    return cyclops.plan;
  });
  app.post<{ Params: { id: string }; Body: Partial<CyclopsDeal> }>('/control/cyclops/deals/:id', (request, reply) => {
    const deal = cyclops.deal(request.params.id);
    return deal ? Object.assign(deal, request.body) : reply.status(404).send({ message: 'Сделка не найдена' });
  });
  app.post<{ Params: { id: string } }>('/control/cyclops/beneficiaries/:id', (request, reply) => {
    const found = cyclops.beneficiary(request.params.id);
    return found ? Object.assign(found, request.body) : reply.status(404).send({ message: 'Бенефициар не найден' });
  });
}
