import { apiBase } from '@vetka/api-client/contract';
import { bankNames } from '@vetka/domain/payment';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromOtherSite, originOf } from '../../platform/http/origin.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { requireUser } from '../../platform/session/request-session.ts';
import { orderPath, sitePath } from './payment.addresses.ts';

const base = `${apiBase}/payments`;
const largestNotification = 64 * 1024;
const hidden = { hide: true };

interface ById {
  Params: { id: number };
}

const siteOf = (app: FastifyInstance): string => app.config.publicUrl ?? '';

/** Banks sign the raw body, so it is kept unparsed, with any content type. */
async function notificationRoutes(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: largestNotification }, (_request, body, done) =>
    done(null, body),
  );
  for (const bank of bankNames) {
    app.post(`${base}/notifications/${bank}`, { schema: hidden }, async (request, reply) => {
      const rawBody = typeof request.body === 'string' ? request.body : '';
      const { status, contentType, body } = await app.payment.handleNotification(bank, request.headers, rawBody);
      return reply.code(status).type(contentType).send(body);
    });
  }
}

/**
 * The bank is queried, at most so often for each visitor: numbers of payments can be guessed.
 * @returns whether it refused the payment
 * @throws Refusal 429
 */
async function queryBank(app: FastifyInstance, request: FastifyRequest<ById>): Promise<boolean> {
  await app.limits.takeRequest('payments', request, 'return');
  return app.payment.returned(request.params.id);
}

/** The page the payer came from, which tells why the order is not paid. */
const refusedPath = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}payment=refused`;

/** The payer's browser returns from the bank. We query the bank and do not trust the URL. */
function returnRoute(app: FastifyInstance): void {
  app.get<ById & { Querystring: { to?: string } }>(
    `${base}/return/:id`,
    { schema: { ...hidden, params: IdParams } },
    async (request, reply) => {
      const { to } = request.query;
      const isRefused = await queryBank(app, request).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the bank was not queried after a return');
        return false;
      });
      const path = sitePath(typeof to === 'string' ? to : undefined, '/');
      return reply.redirect(siteOf(app) + (isRefused ? refusedPath(path) : path), 303);
    },
  );
}

/**
 * «Оплатить» always redirects: to the bank's page, or back to the order, which shows the reason and keeps polling. A link
 * on another site leads to the order and starts no payment.
 */
async function pay(app: FastifyInstance, request: FastifyRequest<ById>, reply: FastifyReply): Promise<FastifyReply> {
  const { id } = request.params;
  const path = orderPath(id);
  if (isFromOtherSite(request)) return reply.redirect(siteOf(app) + path, 303);
  try {
    await app.limits.takeRequest('payments', request, 'pay');
    const { paymentLink, status } = await app.payment.init(requireUser(request).id, id, {
      origin: originOf(app, request),
      path,
    });
    const order = siteOf(app) + path + (status === 'CREATED' ? '&payment=waiting' : '');
    return reply.redirect(paymentLink ?? order, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.statusCode === 404) throw error;
    if (error.statusCode === 401) return reply.redirect(`${siteOf(app)}/?auth=sigin`, 303);
    const reason = error.statusCode === 409 ? 'closed' : 'unavailable';
    return reply.redirect(`${siteOf(app)}${path}&payment=${reason}`, 303);
  }
}

/** Addresses outside the contract, used by banks and browsers. */
export function bankRoutes(app: FastifyInstance): void {
  app.register(notificationRoutes);
  returnRoute(app);
  app.get<ById>(`${base}/orders/:id/pay`, { schema: { ...hidden, params: IdParams } }, (request, reply) =>
    pay(app, request, reply),
  );
}
