import type { OrderEvent } from '@vetka/domain/order';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OrderBus } from './order.bus.ts';
import { eventsAfter } from './order.events.ts';

/** Interval of comments that keep proxies from closing an idle connection (ms). */
const keepAliveMs = 20_000;
/** The reconnect delay for the browser (ms). */
const retryMs = 3000;
/** Maximum streams of one person; a new one closes the oldest. */
const streamsPerUser = 8;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  connection: 'keep-alive',
  'x-accel-buffering': 'no',
};

const frameOf = (event: OrderEvent): string => `id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`;

const seenIdOf = ({ headers: { 'last-event-id': id } }: FastifyRequest): number | null =>
  typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;

type End = () => void;

/** Live order events as server-sent events, each with an OrderEvent as `data`. */
export class OrderStreams {
  readonly #app: FastifyInstance;
  readonly #bus: OrderBus;
  readonly #open = new Map<number, Set<End>>();

  constructor(app: FastifyInstance, bus: OrderBus) {
    this.#app = app;
    this.#bus = bus;
  }

  /** Turns the response into a stream that lasts until either side closes it or the person signs out. */
  async open(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<FastifyReply> {
    const waiting: OrderEvent[] = [];
    let send = (event: OrderEvent): void => void waiting.push(event);
    const lost = new AbortController();
    const stop = await this.#bus.listen(
      (notification) => notification.userId === userId && send(notification.event),
      () => lost.abort(),
    );
    const seenId = seenIdOf(request);
    const missed = await this.#missed(userId, seenId).catch((error: unknown) => {
      stop();
      throw error;
    });
    const end = this.#start(request, reply, userId, stop);
    let lastId = seenId ?? 0;
    send = (event) => {
      // Missed events and new ones may overlap.
      if (event.id <= lastId) return;
      lastId = event.id;
      reply.raw.write(frameOf(event));
    };
    for (const event of [...missed, ...waiting]) send(event);
    this.#remember(userId, end);
    // Events may have been missed: the browser reconnects with the id of the last event it received.
    lost.signal.addEventListener('abort', end);
    if (lost.signal.aborted) end();
    return reply;
  }

  /** Ends every stream. Browsers reconnect. */
  close(): void {
    for (const ends of this.#open.values()) for (const end of ends) end();
  }

  async #missed(userId: number, seenId: number | null): Promise<OrderEvent[]> {
    return seenId === null ? [] : eventsAfter(this.#app.db, userId, seenId);
  }

  #start(request: FastifyRequest, reply: FastifyReply, userId: number, stop: () => void): End {
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-request-id': request.id });
    reply.raw.write(`retry: ${retryMs}\n\n`);
    const end: End = () => {
      clearInterval(keepAlive);
      stop();
      this.#open.get(userId)?.delete(end);
      reply.raw.end();
    };
    const keepAlive = setInterval(() => void this.#keepAlive(request, reply, userId, end), keepAliveMs);
    reply.raw.once('close', end);
    reply.raw.once('error', end);
    return end;
  }

  async #keepAlive(request: FastifyRequest, reply: FastifyReply, userId: number, end: End): Promise<void> {
    const session = await this.#app.sessions.find(request.session.token ?? undefined).catch(() => request.session);
    if (session.userId === userId) reply.raw.write(': still here\n\n');
    else end();
  }

  #remember(userId: number, end: End): void {
    const ends = this.#open.get(userId) ?? new Set<End>();
    this.#open.set(userId, ends.add(end));
    const [oldest] = ends;
    if (ends.size > streamsPerUser) oldest?.();
  }
}
