import type { AddressInfo } from 'node:net';
import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { addressRoutes } from './address/dadata.routes.ts';
import { atolRoutes } from './atol/atol.routes.ts';
import { companyRoutes } from './company/dadata.routes.ts';
import { createEmulation } from './emulation.ts';
import { bookRoutes, controlRoutes } from './faults/control.routes.ts';
import { mailboxRoutes } from './mail/mailbox.routes.ts';
import { createMailServer } from './mail/smtp.ts';
import { passwordRoutes } from './passwords/pwned.routes.ts';
import { payRoutes } from './payments/pay.routes.ts';
import { pushRoutes } from './push/push.routes.ts';
import { completeSettings, demoKeys, type EmulatorOptions } from './settings.ts';
import { outboxRoutes } from './sms/outbox.routes.ts';
import { smsRuRoutes } from './sms/smsRu.routes.ts';
import { notifyOfTbankMoves } from './tbank/notify.ts';
import { taxRoutes } from './tax/tax.routes.ts';
import { tbankPayoutRoutes } from './tbank/payouts.routes.ts';
import { tbankRoutes } from './tbank/tbank.routes.ts';
import { cyclopsRoutes } from './tochka/cyclops.routes.ts';
import { tochkaRoutes } from './tochka/tochka.routes.ts';
import { notifyOfTochkaMoves } from './tochka/webhook.ts';

export { demoKeys, type EmulatorOptions };

const expirySweepMs = 500;

export interface Emulator {
  app: FastifyInstance;
  /** Starts listening (port 0 picks a free one) and returns its address, without a trailing slash. */
  listen: (address?: { port?: number; host?: string; smtpPort?: number }) => Promise<string>;
  /** The address of its mail server, once it listens. */
  smtpUrl: () => string;
  /** Stops listening and drops undelivered notifications. */
  close: () => Promise<void>;
}

/**
 * Local emulators of the banks, the SMS operator, the address service and a push service in one HTTP server, and a mail
 * server beside it.
 * @throws in production, where it would reveal codes and payments.
 */
export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  if (process.env.NODE_ENV === 'production') throw new Error('Эмулятор провайдеров не запускается в production.');
  let ownUrl = '';
  const emulation = await createEmulation(
    completeSettings(options),
    () => options.publicUrl?.replace(/\/$/, '') ?? ownUrl,
  );
  const app = fastify({ forceCloseConnections: true, bodyLimit: 1_048_576 });
  await app.register(formbody);
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) =>
    reply.status(error.statusCode ?? 500).send({ code: String(error.statusCode ?? 500), message: error.message }),
  );
  for (const routes of [
    payRoutes,
    tbankRoutes,
    tbankPayoutRoutes,
    tochkaRoutes,
    cyclopsRoutes,
    atolRoutes,
    taxRoutes,
    smsRuRoutes,
    outboxRoutes,
    mailboxRoutes,
    pushRoutes,
    addressRoutes,
    companyRoutes,
    passwordRoutes,
    controlRoutes,
    bookRoutes,
  ]) {
    routes(app, emulation);
  }
  app.get('/health', () => ({ ok: true }));
  notifyOfTbankMoves(emulation);
  notifyOfTochkaMoves(emulation);
  const sweep = setInterval(() => emulation.payments.expireDue(), expirySweepMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(sweep);
    emulation.deliveries.close();
  });
  const mail = createMailServer(emulation);
  app.addHook('onClose', () => new Promise<void>((resolve) => mail.close(resolve)));
  return {
    app,
    listen: async ({ port = 0, host = '127.0.0.1', smtpPort = 0 } = {}) => {
      ownUrl = await app.listen({ port, host });
      await new Promise<void>((resolve, reject) => {
        mail.server.once('error', reject);
        mail.listen(smtpPort, '127.0.0.1', resolve);
      });
      return ownUrl;
    },
    smtpUrl: () => `smtp://127.0.0.1:${(mail.server.address() as AddressInfo).port}`,
    close: () => app.close(),
  };
}
