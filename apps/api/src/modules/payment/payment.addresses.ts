import type { FastifyInstance } from 'fastify';
import type { PaymentGateway } from '../../adapters/payments/gateway.ts';

const base = '/api/v1/payments';

/** A path on this site, never on another host, for any input. */
export const sitePath = (path: string | undefined, byDefault: string): string =>
  path !== undefined && /^\/(?![/\\])[^\s\\]*$/.test(path) ? path : byDefault;

/** Where a customer returns to by default. */
export const orderPath = (orderId: number): string => `/?order=${orderId}`;

/** Where the bank redirects the payer's browser. @param origin the site's origin, `https://…` without a path */
export const returnUrlOf = (origin: string, paymentId: number, path: string): string =>
  `${origin}${base}/return/${paymentId}?to=${encodeURIComponent(path)}`;

/** The address this program listens at. */
function ownAddress({ server }: FastifyInstance): string {
  const address = server.address();
  if (address === null || typeof address === 'string') return 'http://127.0.0.1';
  const host = address.family === 'IPv6' ? '[::1]' : '127.0.0.1';
  return `http://${host}:${address.port}`;
}

/** Where the bank sends notifications of a payment. */
export function notificationUrlOf(app: FastifyInstance, bank: PaymentGateway['name']): string {
  const { apiUrlForProviders, isProduction, publicUrl } = app.config;
  const root = apiUrlForProviders ?? (isProduction && publicUrl ? publicUrl : ownAddress(app));
  return `${root}${base}/notifications/${bank}`;
}
