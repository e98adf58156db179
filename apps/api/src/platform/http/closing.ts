import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 50;
/** A request still running this long after shutdown began is aborted. */
const graceMs = 10_000;

/**
 * Lets a server stop as soon as its last response is sent. On close Node ends only the connections that are idle at
 * that moment. One that is still sending a response, or has sent no request yet, would be kept until it times out,
 * which takes more than a minute.
 */
export function registerClosing(app: FastifyInstance): void {
  const sockets = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const sweep = () => {
    app.server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  app.addHook('preClose', async () => {
    if (!app.server.listening) return;
    const sweeps = setInterval(sweep, sweepEveryMs);
    const end = setTimeout(() => app.server.closeAllConnections(), graceMs);
    app.server.once('close', () => {
      clearInterval(sweeps);
      clearTimeout(end);
    });
  });
}
