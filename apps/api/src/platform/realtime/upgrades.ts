import type { IncomingMessage, ServerResponse as HttpResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ServerResponse } from '../http/nodeHttp.ts';

interface Asked {
  socket: Socket;
  head: Buffer;
  response: HttpResponse;
}

/** A connection detached from HTTP. */
export interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

/** Of all upgrades (such as HTTP/2) only websockets are supported. */
export const asksForSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Routes upgrade requests through all hooks, so that they are authenticated, counted and refused like any other.
 * Requests that no route upgrades are answered and closed.
 */
export class Upgrades {
  readonly #asked = new WeakMap<IncomingMessage, Asked>();
  readonly #taken = new Set<Socket>();

  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
      const socket = stream as Socket;
      // Node's own listener was removed with the upgrade. A broken connection is not an error.
      socket.on('error', () => socket.destroy());
      const response = new ServerResponse(request);
      response.shouldKeepAlive = false;
      response.assignSocket(socket);
      response.once('finish', () => socket.destroySoon());
      this.#asked.set(request, { socket, head, response });
      app.routing(request, response);
    });
  }

  /** Detaches the connection from HTTP; `undefined` when the request is no upgrade. */
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

  /** Destroys the remaining connections: a stopping server waits for each of them. */
  cut(): void {
    for (const socket of this.#taken) socket.destroy();
  }
}
