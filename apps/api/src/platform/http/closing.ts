import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const sweepEveryMs = 50;
/** A request that lasts longer than this after the server was told to stop is cut. */
const graceMs = 10_000;

/**
 * Lets a server stop as soon as its last answer is out. Node closes the connections that are idle at the moment of
 * closing, and no others: one whose answer was on its way then, or that has not asked anything yet, would be waited for
 * until it tires of itself, which takes more than a minute.
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
