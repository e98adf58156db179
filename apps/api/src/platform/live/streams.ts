import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { LiveBus } from './bus.ts';

/** Interval of comments that keep proxies from closing an idle connection (ms). */
const keepAliveMs = 20_000;
/** The reconnect delay for the browser (ms). */
const retryMs = 3000;
/** Maximum streams of one person and channel; a new one closes the oldest. */
const streamsPerUser = 8;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  connection: 'keep-alive',
  'x-accel-buffering': 'no',
};

/** One message of a stream. */
export interface LiveMessage {
  /** Ids grow, but a later one may come first. Without one, the message is not sent again after a reconnect. */
  id?: number;
  data: unknown;
}

export interface LiveSource {
  /** The PostgreSQL channel. */
  channel: string;
  userId: number;
  /** The message of a notification, if it is for this person. */
  messageOf: (payload: unknown) => LiveMessage | undefined;
  /** Checked with the session, before each message and every 20 seconds; false ends the stream. @default always */
  isAllowed?: () => Promise<boolean>;
  /**
   * Messages that a stream may have missed while disconnected, oldest first: those after a given one, and those that may
   * have been committed after it. See `mayFollow`.
   */
  missed?: (seenId: number) => Promise<LiveMessage[]>;
}

const frameOf = ({ id, data }: LiveMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;

const seenIdOf = ({ headers: { 'last-event-id': id } }: FastifyRequest): number | null =>
  typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;

export const wantsStream = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept?.includes('text/event-stream') === true;

type End = () => void;

/** Notifications of the database as server-sent events. */
export class LiveStreams {
  readonly #app: FastifyInstance;
  readonly #bus: LiveBus;
  readonly #open = new Map<string, Set<End>>();

  constructor(app: FastifyInstance, bus: LiveBus) {
    this.#app = app;
    this.#bus = bus;
  }

  /** Turns the response into a stream that lasts until either side closes it or the person signs out. */
  async open(request: FastifyRequest, reply: FastifyReply, source: LiveSource): Promise<FastifyReply> {
    const waiting: LiveMessage[] = [];
    let send = (message: LiveMessage): void => void waiting.push(message);
    const lost = new AbortController();
    const onNotification = (payload: unknown): void => {
      const message = source.messageOf(payload);
      if (message) send(message);
    };
    const stop = await this.#bus.listen(source.channel, onNotification, () => lost.abort());
    const seenId = seenIdOf(request);
    const missed = await this.#missed(source, seenId).catch((error: unknown) => {
      stop();
      throw error;
    });
    const end = this.#start(request, reply, source, stop);
    let lastId = seenId ?? 0;
    const write = ({ id = 0, data }: LiveMessage): void => {
      if (reply.raw.writableEnded) return;
      // The browser reconnects with the last id it has received, which must be the highest one.
      reply.raw.write(frameOf(id > lastId ? { id, data } : { data }));
      lastId = Math.max(lastId, id);
    };
    for (const message of missed) write(message);
    // Missed messages and new ones may overlap. Their order tells nothing: transactions end in another one.
    const replayed = new Set(missed.flatMap(({ id }) => id ?? []));
    const writeNew = (message: LiveMessage): void => {
      if (message.id === undefined || !replayed.delete(message.id)) write(message);
    };
    for (const message of waiting) writeNew(message);
    let sending: Promise<void> = Promise.resolve();
    // A person who has signed out or was dismissed must not receive what happens afterwards, not even until the next
    // check. Messages are checked one after another, so that they keep their order.
    send = (message) => {
      sending = sending
        .then(async () => ((await this.#isAllowed(request, source)) ? writeNew(message) : end()))
        .catch(end);
    };
    // Messages may have been missed: the browser reconnects with the id of the last one it received.
    lost.signal.addEventListener('abort', end);
    if (lost.signal.aborted) end();
    return reply;
  }

  /** Ends every stream. Browsers reconnect. */
  close(): void {
    for (const ends of this.#open.values()) for (const end of ends) end();
  }

  async #missed({ missed }: LiveSource, seenId: number | null): Promise<LiveMessage[]> {
    return seenId === null || !missed ? [] : missed(seenId);
  }

  #start(request: FastifyRequest, reply: FastifyReply, source: LiveSource, stop: () => void): End {
    const key = `${source.channel} ${source.userId}`;
    reply.hijack();
    reply.raw.writeHead(200, { ...headers, 'x-request-id': request.id });
    reply.raw.write(`retry: ${retryMs}\n\n`);
    const end: End = () => {
      clearInterval(keepAlive);
      stop();
      this.#open.get(key)?.delete(end);
      reply.raw.end();
    };
    const keepAlive = setInterval(() => void this.#keepAlive(request, reply, source, end), keepAliveMs);
    reply.raw.once('close', end);
    reply.raw.once('error', end);
    this.#remember(key, end);
    // The client has disconnected before the listeners above were registered, and nothing would call them.
    if (reply.raw.destroyed) end();
    return end;
  }

  async #keepAlive(request: FastifyRequest, reply: FastifyReply, source: LiveSource, end: End): Promise<void> {
    // While the database is unavailable nothing is sent anyway.
    if (await this.#isAllowed(request, source).catch(() => true)) reply.raw.write(': still here\n\n');
    else end();
  }

  /** Whether the person is still signed in, and may still read what the stream sends. */
  async #isAllowed({ session }: FastifyRequest, { userId, isAllowed }: LiveSource): Promise<boolean> {
    const found = await this.#app.sessions.find(session.token ?? undefined);
    return found.userId === userId && (isAllowed === undefined || (await isAllowed()));
  }

  #remember(key: string, end: End): void {
    const ends = this.#open.get(key) ?? new Set<End>();
    this.#open.set(key, ends.add(end));
    const [oldest] = ends;
    if (ends.size > streamsPerUser) oldest?.();
  }
}
