import { ServerResponse, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

interface Asked {
  socket: Socket;
  head: Buffer;
  response: ServerResponse;
}

/** A connection that is no longer HTTP's. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/** Of everything that one may ask to become (HTTP/2, for one) only websockets are spoken here. */
export const asksForSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Brings requests that want to become sockets to the routes, through all hooks: they know who asks, are counted, and
 * are refused as any other. What no route takes is answered and closed.
 */
export class Upgrades {
  readonly #asked = new WeakMap<IncomingMessage, Asked>();
  readonly #taken = new Set<Socket>();

  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const socket = stream as Socket;
      // Node's own listener has gone with the upgrade; a broken connection is nobody's failure.
      socket.on('error', () => socket.destroy());
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket);
      response.once('finish', () => socket.destroySoon());
      this.#asked.set(request, { socket, head, response });
      app.routing(request, response);
    });
  }

  /** Takes the connection out of HTTP's hands; `undefined` when it did not ask to become a socket. */
  take({ raw: request }: FastifyRequest, reply: FastifyReply): Upgrade | undefined {
    const asked = this.#asked.get(request);
    if (!asked) return undefined;
    const { socket, head, response } = asked;
    reply.hijack();
    response.detachSocket(socket);
    this.#taken.add(socket);
    socket.once('close', () => this.#taken.delete(socket));
    return { request, socket, head };
  }

  /** Cuts the connections that are still there: a server that stops waits for each of them. */
  cut(): void {
    for (const socket of this.#taken) socket.destroy();
  }
}
