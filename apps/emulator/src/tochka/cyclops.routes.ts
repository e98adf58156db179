import { verify } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import type { CyclopsBook, CyclopsDeal, CyclopsPlan } from './cyclopsBook.ts';
import { CyclopsError, cyclopsMethods, type CyclopsMethod } from './cyclopsMethods.ts';
import { cyclopsPeople } from './cyclopsPeople.ts';

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
  return verify('sha256', Buffer.isBuffer(body) ? body : Buffer.from(String(body)), publicKey, signature);
}

function answer(
  methods: Readonly<Record<string, CyclopsMethod>>,
  book: CyclopsBook,
  { id, method = '', params = {} }: Asked,
): object {
  try {
    const work = methods[method];
    if (!work) throw new CyclopsError(-32601, 'Метод не найден');
    return { jsonrpc: '2.0', id, result: work(book, params) };
  } catch (error) {
    if (!(error instanceof CyclopsError)) throw error;
    return { jsonrpc: '2.0', id, error: { code: error.code, message: error.message } };
  }
}

/** Takes the act of a deal. The bank looks at it afterwards. */
function uploaded(book: CyclopsBook, query: Record<string, string>, pdf: Buffer): object {
  const { deal_id: dealId = '', document_number: number = '', document_date: day = '' } = query;
  if (!book.deal(dealId)) return { error: { code: 4417, message: 'Сделка не найдена' } };
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) return { error: { code: 4402, message: 'Это не PDF' } };
  return { document_id: book.addFile({ dealId, number, day, pdf }).id };
}

/** Tochka «Cyclops»: the nominal account, JSON-RPC 2.0, and the documents of deals. */
export function cyclopsRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, cyclops } = emulation;
  void app.register(async (part) => {
    // The signed content is the raw text.
    part.removeAllContentTypeParsers();
    part.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    part.addContentTypeParser('application/pdf', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    for (const [version, methods] of Object.entries({ v2: cyclopsMethods, v3: cyclopsPeople })) {
      part.post(`/tochka/cyclops/${version}/jsonrpc`, (request, reply) => {
        if (!isSigned(emulation, request)) return reply.status(403).send({ message: 'Подпись не подходит' });
        const asked = JSON.parse(String(request.body)) as Asked;
        const call = { provider: 'cyclops', name: asked.method ?? '', body: asked };
        return answerThroughFaults(faults, reply, call, () => answer(methods, cyclops, asked));
      });
    }
    part.post<{ Querystring: Record<string, string> }>('/tochka/cyclops/upload_document/deal', (request, reply) => {
      if (!isSigned(emulation, request)) return reply.status(403).send({ message: 'Подпись не подходит' });
      const call = { provider: 'cyclops', name: 'upload_document/deal', body: request.query };
      return answerThroughFaults(faults, reply, call, () => uploaded(cyclops, request.query, request.body as Buffer));
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
