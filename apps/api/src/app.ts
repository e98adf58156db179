import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { registerModules } from './modules/index.ts';
import { mediaPlugin } from './modules/media/media.plugin.ts';
import type { DrawPicture } from './modules/media/media.service.ts';
import type { Config } from './platform/config.ts';
import type { Connection } from './platform/database/connect.ts';
import { endBrokenRequest } from './platform/http/broken-request.ts';
import { registerClosing } from './platform/http/closing.ts';
import { refusePath } from './platform/http/error-handler.ts';
import { registerForms } from './platform/http/form.ts';
import { buildLazySerializer } from './platform/http/lazy-schemas.ts';
import { registerOriginCheck } from './platform/http/origin.ts';
import { shedBrowsing } from './platform/http/pressure.ts';
import { rememberWrites } from './platform/http/replica-reads.ts';
import { livePlugin } from './platform/live/live.plugin.ts';
import { limitsPlugin } from './platform/limits/limits.plugin.ts';
import { requestId } from './platform/log.ts';
import { platformPlugin } from './platform/platform.plugin.ts';
import { realtimePlugin } from './platform/realtime/realtime.plugin.ts';
import { asksForSocket } from './platform/realtime/upgrades.ts';
import { sessionPlugin } from './platform/session/session.plugin.ts';
import type { Providers } from './providers.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** External providers; tests pass their own. */
    providers: Providers;
  }
}

export interface AppOptions {
  config: Config;
  connection: Connection;
  providers: Providers;
  logger: FastifyBaseLogger;
  /** When omitted, pictures stored as a description are not found. */
  drawPicture?: DrawPicture;
}

/** Everything under `/api/v1`, with the session resolved. */
async function api(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  // Responses depend on the user. A cacheable route overrides this header.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  await shedBrowsing(app, config);
  registerOriginCheck(app, config.publicUrl);
  // Before the session lookup, which costs a query.
  app.addHook('onRequest', (request) => app.limits.takeRequest('anythingFromAddress', request));
  await registerForms(app);
  rememberWrites(app);
  await app.register(sessionPlugin, { config });
  app.addHook('onRequest', (request) => app.limits.takeAny(request));
  await app.register(realtimePlugin);
  await app.register(livePlugin);
  await registerModules(app);
}

/** Builds the whole server without listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, connection, providers, logger, drawPicture } = options;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    genReqId: requestId,
    trustProxy: config.trustedProxies,
    schemaController: { compilersFactory: { buildSerializer: buildLazySerializer } },
    bodyLimit: 1024 * 1024,
    // The schemas limit the length of each parameter.
    routerOptions: { maxParamLength: 4096 },
    frameworkErrors: refusePath,
    // The schemas reject these like any other unknown field.
    onProtoPoisoning: 'ignore',
    onConstructorPoisoning: 'ignore',
    forceCloseConnections: 'idle',
    requestTimeout: config.requestTimeoutMs,
    clientErrorHandler: endBrokenRequest,
    http: {
      shouldUpgradeCallback: asksForSocket,
      headersTimeout: Math.min(20_000, config.requestTimeoutMs),
      // Interval of the check for overdue requests (ms).
      connectionsCheckingInterval: 5000,
    },
  });
  registerClosing(app);
  app.decorate('providers', providers);
  await app.register(platformPlugin, { config, connection });
  await app.register(limitsPlugin, { config });
  await app.register(mediaPlugin, { drawPicture });
  await app.register(api, { config });
  return app;
}
