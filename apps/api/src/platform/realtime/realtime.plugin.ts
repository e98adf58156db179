import { chatSocketPath } from '@vetka/domain/chat';
import fp from 'fastify-plugin';
import { Gauge } from 'prom-client';
import { requireOurOrigin } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { Realtime } from './realtime.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sockets of signed-in people. */
    realtime: Realtime;
  }
}

const sweepEveryMs = 30_000;

const notASocket = () => new Refusal(426, 'realtime.upgrade', 'Чат работает только через веб-сокет');

/** Sockets, at their own path under the API. */
export const realtimePlugin = fp(
  async (app) => {
    const { redisUrl } = app.config;
    // Loaded on demand: the Redis client is large, and a single replica does not need it.
    const adapter =
      redisUrl === undefined ? undefined : (await import('./shared-adapter.ts')).sharedAdapter(app, redisUrl);
    const realtime = new Realtime(app, adapter);
    app.decorate('realtime', realtime);
    app.metrics.registerMetric(
      new Gauge({
        name: 'sockets_open',
        help: 'Sockets of signed-in people',
        registers: [],
        collect() {
          this.set(realtime.size);
        },
      }),
    );
    app.sessions.onEnd((ids) => realtime.endSessions(ids));
    app.jobs.every(sweepEveryMs, 'realtime.end-over', () => realtime.endOver());
    app.addHook('preClose', async () => realtime.close());
    app.route({
      method: 'GET',
      url: `${chatSocketPath}/`,
      schema: { hide: true },
      handler: async (request, reply) => {
        requireOurOrigin(request, app.config.publicUrl);
        if (!realtime.accept(request, reply)) throw notASocket();
        return reply;
      },
    });
  },
  { name: 'realtime', dependencies: ['session', 'jobs'] },
);
