import formbody from '@fastify/formbody';
import fastify, { type FastifyInstance } from 'fastify';
import { addressRoutes } from './address/dadata.routes.ts';
import { createEmulation } from './emulation.ts';
import { controlRoutes } from './faults/control.routes.ts';
import { payRoutes } from './payments/pay.routes.ts';
import { completeSettings, demoKeys, type EmulatorOptions } from './settings.ts';
import { outboxRoutes } from './sms/outbox.routes.ts';
import { smsRuRoutes } from './sms/smsRu.routes.ts';
import { notifyOfTbankMoves } from './tbank/notify.ts';
import { tbankRoutes } from './tbank/tbank.routes.ts';
import { tochkaRoutes } from './tochka/tochka.routes.ts';
import { notifyOfTochkaMoves } from './tochka/webhook.ts';

export { demoKeys, type EmulatorOptions };

const expirySweepMs = 500;

export interface Emulator {
  app: FastifyInstance;
  /** Starts listening (port 0 picks a free one) and returns its address, without a trailing slash. */
  listen: (address?: { port?: number; host?: string }) => Promise<string>;
  /** Stops listening and drops undelivered notifications. */
  close: () => Promise<void>;
}

/**
 * Local emulators of the banks, the SMS operator and the address service in one HTTP server.
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
    tochkaRoutes,
    smsRuRoutes,
    outboxRoutes,
    addressRoutes,
    controlRoutes,
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
  return {
    app,
    listen: async ({ port = 0, host = '127.0.0.1' } = {}) => {
      ownUrl = await app.listen({ port, host });
      return ownUrl;
    },
    close: () => app.close(),
  };
}
