import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on load balancers are told to send no new requests. Requests are still answered. */
    leave: () => void;
  }
}

const sweepEveryMs = 50;
/** A request that still runs this long after the server was closed is aborted (ms). */
const graceMs = 10_000;

/**
 * Lets a server stop without failing a request: `/_health/ready` answers 503 from `leave` on, and closing waits for
 * responses in progress, but not for event streams or idle connections.
 */
export function registerClosing(app: FastifyInstance): void {
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  app.get('/_health/ready', { logLevel: 'silent' }, (_request, reply) =>
    reply
      .code(isLeaving ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: isLeaving ? 'closing' : 'ok' }),
  );
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // An event stream never ends on its own. Its browser reconnects, to another server.
  const streams = new Set<ServerResponse>();
  app.addHook('onSend', async (_request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    streams.add(reply.raw);
    reply.raw.once('close', () => streams.delete(reply.raw));
  });
  const sweep = () => {
    app.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };
  app.addHook('preClose', async () => {
    isLeaving = true;
    if (!app.server.listening) return;
    for (const stream of streams) stream.destroy();
    const sweeps = setInterval(sweep, sweepEveryMs);
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs);
    app.server.once('close', () => {
      clearInterval(sweeps);
      clearTimeout(end);
    });
  });
}
