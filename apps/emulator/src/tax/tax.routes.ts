import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Emulation } from '../emulation.ts';
import { answerThroughFaults } from '../faults/misbehave.ts';
import { scalarText } from '../scalarText.ts';
import { methodIn, smzAnswer, textIn } from './smzAnswers.ts';
import type { IncomeReceipt, Taxpayer } from './taxpayerBook.ts';

const tokenLivesMs = 3_600_000;

const soap = (name: string, content: string): string =>
  `<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><${name} ` +
  'xmlns="urn://x-artefacts-gnivc-ru/inplat/servin/OpenApiAsyncMessageConsumerService/types/1.0">' +
  `${content}</${name}></soap:Body></soap:Envelope>`;

/**
 * The tax service: the status of self-employed people, and receipts of «Мой налог» on behalf of those who have agreed.
 */
export function taxRoutes(app: FastifyInstance, emulation: Emulation): void {
  const { faults, taxes: book, settings, publicUrl } = emulation;
  const linkOf = ({ inn, receiptId }: IncomeReceipt) => `${publicUrl()}/tax/receipt/${inn}/${receiptId}/print`;
  app.addContentTypeParser('text/xml', { parseAs: 'string' }, (_request, body, done) => done(null, body));

  app.post<{ Body: { inn?: string } | null }>('/tax/api/v1/tracker/taxpayer_status', (request, reply) =>
    answerThroughFaults(faults, reply, { provider: 'tax', name: 'status', body: request.body }, () => {
      const inn = scalarText(request.body?.inn);
      if (/^\d{12}$/.test(inn)) return { status: book.person(inn).isSelfEmployed, message: '' };
      void reply.status(422);
      return { code: 'validation.failed', message: 'Указан некорректный ИНН' };
    }),
  );

  const xmlThroughFaults = (name: string, request: FastifyRequest, reply: FastifyReply, work: () => string) =>
    answerThroughFaults(faults, reply, { provider: 'tax', name, body: request.body }, () => {
      void reply.type('text/xml; charset=utf-8');
      return work();
    });
  app.post('/tax/open-api/AuthService', (request, reply) =>
    xmlThroughFaults('auth', request, reply, () => {
      if (textIn(scalarText(request.body), 'MasterToken') !== settings.tax.masterToken) {
        void reply.status(403);
        return soap('Fault', '<faultstring>Доступ запрещен</faultstring>');
      }
      const token = randomUUID();
      book.tokens.add(token);
      const until = new Date(Date.now() + tokenLivesMs).toISOString();
      const result = `<Token>${token}</Token><ExpireTime>${until}</ExpireTime>`;
      return soap('GetMessageResponse', `<Message><AuthResponse><Result>${result}</Result></AuthResponse></Message>`);
    }),
  );
  app.post('/tax/ais3/smz/SmzIntegrationService', (request, reply) => {
    const xml = scalarText(request.body);
    const isRead = xml.includes('<GetMessageRequest');
    return xmlThroughFaults(isRead ? 'read' : methodIn(xml), request, reply, () => {
      if (!book.tokens.has(scalarText(request.headers['fns-openapi-token']))) {
        void reply.status(403);
        return soap('Fault', '<faultstring>Токен не найден</faultstring>');
      }
      if (!isRead) {
        return soap('SendMessageResponse', `<MessageId>${book.keep(smzAnswer({ book, xml, linkOf }))}</MessageId>`);
      }
      const answer = book.read(textIn(xml, 'MessageId'));
      const status = answer === null ? 'PROCESSING' : 'COMPLETED';
      return soap(
        'GetMessageResponse',
        `<ProcessingStatus>${status}</ProcessingStatus><Message>${answer ?? ''}</Message>`,
      );
    });
  });
  receiptPage(app, emulation);

  app.get('/control/taxes/receipts', () => book.receipts);
  app.post<{ Params: { inn: string }; Body: Partial<Taxpayer> }>('/control/taxes/people/:inn', (request) =>
    book.change(request.params.inn, request.body),
  );
  app.post<{ Body: { waits?: number } }>('/control/taxes/plan', (request) => {
    book.waits = request.body.waits ?? 0;
    return { waits: book.waits };
  });
  app.post('/control/taxes/tokens/expire', () => {
    book.tokens.clear();
    return {};
  });
}

/** The page of a receipt for its buyer. */
function receiptPage(app: FastifyInstance, { taxes }: Emulation): void {
  app.get<{ Params: { inn: string; id: string } }>('/tax/receipt/:inn/:id/print', (request, reply) => {
    const { inn, id } = request.params;
    const receipt = taxes.receipts.find(({ receiptId }) => receiptId === id);
    if (receipt?.inn !== inn) return reply.status(404).send({ message: 'Чек не найден' });
    const state = receipt.cancelReason === null ? '' : '<p><b>Чек аннулирован</b></p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Чек ${id}</title><h1>Чек № ${id}</h1>` +
          `<p>ИНН ${inn}</p><p>${receipt.name}</p><p>${receipt.amount} ₽</p>${state}</html>`,
      );
  });
}
