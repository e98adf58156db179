import type { IncomingMessage } from 'node:http';
import type { ChatServerEvents } from '@vetka/domain/chat';
import { problemTexts } from '@vetka/domain/problem';
import { Server as Engine } from 'engine.io';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Server, type Socket } from 'socket.io';
import { sharedAdapter } from './shared-adapter.ts';
import { Upgrades } from './upgrades.ts';

/** What one copy of the program tells the others. */
interface PeerEvents {
  endSessions: (ids: readonly number[]) => void;
}
/** Travels between copies: nothing secret. */
interface SocketData {
  userId: number;
}
/** Payloads are what somebody has sent: anything. */
type ClientEvents = Record<string, (payload: unknown) => void>;

export type RealtimeServer = Server<ClientEvents, ChatServerEvents, PeerEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ChatServerEvents, PeerEvents, SocketData>;

/** One frame: a message of 4,000 characters with everything around it, whatever its letters weigh. */
const longestFrameBytes = 64 * 1024;
/** Connections that do not close by themselves when the server stops are cut after this long, milliseconds. */
const farewellMs = 1000;

/** Sockets of one person at one copy of the program: a tab has one. */
const socketsPerPerson = 30;

/** All sockets of a person, whatever they are looking at. */
export const roomOfUser = (userId: number): string => `user:${userId}`;

/**
 * Sockets of signed-in people: socket.io over websockets only. Who is at the other end is known from the session cookie
 * of the request that became the socket, and only from it.
 */
export class Realtime {
  readonly io: RealtimeServer;
  readonly #app: FastifyInstance;
  readonly #engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: longestFrameBytes });
  readonly #upgrades: Upgrades;
  readonly #requests = new WeakMap<IncomingMessage, FastifyRequest>();
  readonly #isShared: boolean;

  constructor(app: FastifyInstance) {
    const { redisUrl } = app.config;
    this.#app = app;
    this.#isShared = redisUrl !== undefined;
    this.#upgrades = new Upgrades(app);
    this.io = new Server({ serveClient: false, ...(redisUrl && { adapter: sharedAdapter(app, redisUrl) }) });
    this.io.bind(this.#engine);
    this.io.use((socket, next) => next(this.#admit(socket)));
    this.io.on('connection', (socket) => void socket.join(roomOfUser(socket.data.userId)));
    this.io.on('endSessions', (ids: readonly number[]) => this.#endHere(ids));
  }

  /** Makes a socket of a request. @returns false for one that did not ask for it */
  accept(request: FastifyRequest, reply: FastifyReply): boolean {
    const upgrade = this.#upgrades.take(request, reply);
    if (!upgrade) return false;
    this.#requests.set(upgrade.request, request);
    this.#engine.handleUpgrade(upgrade.request, upgrade.socket, upgrade.head);
    return true;
  }

  /** The request that became the socket, with its session and its logger. */
  requestOf({ request: raw }: Pick<RealtimeSocket, 'request'>): FastifyRequest {
    const request = this.#requests.get(raw);
    if (!request) throw new Error('A socket is made of a request by Realtime.accept, and only there.');
    return request;
  }

  /** Ids of the people who have a socket in one of the rooms, at any copy of the program. */
  async peopleIn(rooms: readonly string[]): Promise<Set<number>> {
    // No rooms at all would mean everybody.
    if (rooms.length === 0) return new Set();
    const among = this.io.in([...rooms]);
    const sockets = await among.fetchSockets().catch((error: unknown) => {
      this.#app.log.warn({ err: error }, 'other copies do not say who is there');
      return among.local.fetchSockets();
    });
    return new Set(sockets.map(({ data }) => data.userId));
  }

  /** Closes the sockets of sessions that are over or have a new token. */
  endSessions(ids: readonly number[]): void {
    this.#endHere(ids);
    if (this.#isShared) this.io.serverSideEmit('endSessions', ids);
  }

  /** Closes a socket so that its client comes again, and is asked again who it is. */
  end(socket: RealtimeSocket): void {
    socket.conn.close();
  }

  /** Closes the sockets whose sessions have ended by themselves, or at another copy of the program. */
  async endOver(): Promise<void> {
    const sockets = [...this.io.sockets.sockets.values()];
    const held = await this.#app.sessions.holding(sockets.flatMap((socket) => this.#tokenOf(socket) ?? []));
    for (const socket of sockets) if (!held.has(this.#tokenOf(socket) ?? '')) this.end(socket);
  }

  /** Clients are let go in a way that makes them come again, to whichever copy is there then. */
  close(): void {
    this.#engine.close();
    setTimeout(() => this.#upgrades.cut(), farewellMs).unref();
  }

  #admit(socket: RealtimeSocket): Error | undefined {
    const { userId } = this.requestOf(socket).session;
    if (userId === null) return new Error(problemTexts.unauthorized);
    const open = this.io.sockets.adapter.rooms.get(roomOfUser(userId))?.size ?? 0;
    if (open >= socketsPerPerson) return new Error(problemTexts.rateLimit);
    socket.data.userId = userId;
    // Copies of the program tell each other of their sockets; cookies are not theirs to tell.
    socket.handshake.headers = {};
    return undefined;
  }

  #tokenOf(socket: RealtimeSocket): string | null {
    return this.requestOf(socket).session.token;
  }

  #endHere(ids: readonly number[]): void {
    for (const socket of this.io.sockets.sockets.values()) {
      const { id } = this.requestOf(socket).session;
      if (id !== null && ids.includes(id)) this.end(socket);
    }
  }
}
