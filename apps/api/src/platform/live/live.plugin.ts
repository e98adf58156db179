import fp from 'fastify-plugin';
import { LiveBus } from './bus.ts';
import { LiveStreams } from './streams.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Notifications for all replicas. */
    live: LiveBus;
    /** Live messages to browsers (text/event-stream). */
    streams: LiveStreams;
  }
}

export const livePlugin = fp(
  async (app) => {
    const bus = new LiveBus(app.pool, app.log);
    const streams = new LiveStreams(app, bus);
    app.decorate('live', bus);
    app.decorate('streams', streams);
    app.addHook('preClose', async () => {
      streams.close();
      await bus.close();
    });
  },
  { name: 'live', dependencies: ['database', 'session'] },
);
