import { isTracing, traceRequests } from '@vetka/tracing';
import fp from 'fastify-plugin';
import type { Config } from './config.ts';
import { changesPlugin } from './changes/changes.plugin.ts';
import { databasePlugin } from './database/database.plugin.ts';
import type { Connection } from './database/connect.ts';
import { registerErrors } from './http/error-handler.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './metrics/metrics.ts';
import { registerOpenApi } from './http/openapi.ts';
import { registerValidation } from './http/validation.ts';
import { jobsPlugin } from './jobs/jobs.plugin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
  }
}

/** The shared foundation of all routes. */
export const platformPlugin = fp<{ config: Config; connection: Connection }>(
  async (app, { config, connection }) => {
    app.decorate('config', config);
    registerErrors(app);
    registerValidation(app);
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    await app.register(databasePlugin, { connection });
    registerMetrics(app, connection);
    if (isTracing()) traceRequests(app, { isInternal: true });
    await app.register(jobsPlugin);
    await app.register(changesPlugin);
    await registerOpenApi(app);
    await registerHealth(app);
  },
  { name: 'platform' },
);
