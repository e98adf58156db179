import type { IncomingMessage } from 'node:http';
import type { ChatServerEvents } from '@vetka/domain/chat';
import { problemTexts } from '@vetka/domain/problem';
import { Server as Engine } from 'engine.io';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { Upgrades } from './upgrades.ts';

/** Messages between replicas. */
interface PeerEvents {
  endSessions: (ids: readonly number[]) => void;
}
/** Shared between replicas, so it must contain no secrets. */
interface SocketData {
  userId: number;
}
/** Payloads are unvalidated client input. */
type ClientEvents = Record<string, (payload: unknown) => void>;

export type RealtimeServer = Server<ClientEvents, ChatServerEvents, PeerEvents, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ChatServerEvents, PeerEvents, SocketData>;

/** One frame: a message of 4,000 characters of any byte length, with its envelope. */
const maxFrameBytes = 64 * 1024;
/** On shutdown, connections that do not close by themselves are cut after this long (ms). */
const closeTimeoutMs = 1000;

/** Maximum sockets of one person per replica; each tab uses one. */
const socketsPerPerson = 30;

/** All sockets of a person, on any page. */
export const roomOfUser = (userId: number): string => `user:${userId}`;

/** Those of them whose sessions have the role of the administration, with the second factor if one is needed. */
export const roomOfAdministrator = (userId: number): string => `administrator:${userId}`;

/**
 * Sockets of signed-in people: socket.io over websockets only. The person is identified solely by the session cookie
 * of the upgrade request.
 */
export class Realtime {
  readonly io: RealtimeServer;
  readonly #app: FastifyInstance;
  readonly #engine = new Engine({ transports: ['websocket'], maxHttpBufferSize: maxFrameBytes });
  readonly #upgrades: Upgrades;
  readonly #requests = new WeakMap<IncomingMessage, FastifyRequest>();
  /** Connections that have asked for their socket. */
  readonly #asked = new WeakSet<object>();
  readonly #isShared: boolean;

  /** @param adapter connects the sockets of all replicas; without it each replica knows only its own */
  constructor(app: FastifyInstance, adapter?: ServerOptions['adapter']) {
    this.#app = app;
    this.#isShared = adapter !== undefined;
    this.#upgrades = new Upgrades(app);
    this.io = new Server({ serveClient: false, ...(adapter && { adapter }) });
    this.io.bind(this.#engine);
    this.io.use((socket, next) => next(this.#admit(socket)));
    this.io.on('connection', (socket) => void socket.join(this.#roomsOf(socket)));
    this.io.on('endSessions', (ids: readonly number[]) => this.#endHere(ids));
  }

  /** Upgrades a request to a socket. @returns false if it is not an upgrade request */
  accept(request: FastifyRequest, reply: FastifyReply): boolean {
    const upgrade = this.#upgrades.take(request, reply);
    if (!upgrade) return false;
    this.#requests.set(upgrade.request, request);
    this.#engine.handleUpgrade(upgrade.request, upgrade.socket, upgrade.head);
    return true;
  }

  /** How many sockets are open on this replica. */
  get size(): number {
    return this.io.of('/').sockets.size;
  }

  /** The upgrade request of the socket, with its session and logger. */
  requestOf({ request: raw }: Pick<RealtimeSocket, 'request'>): FastifyRequest {
    const request = this.#requests.get(raw);
    if (!request) throw new Error('Sockets must be created by Realtime.accept.');
    return request;
  }

  /** Ids of the people with a socket in one of the rooms, on any replica. */
  async peopleIn(rooms: readonly string[]): Promise<Set<number>> {
    // An empty list would select everyone.
    if (rooms.length === 0) return new Set();
    const among = this.io.in([...rooms]);
    const sockets = await among.fetchSockets().catch((error: unknown) => {
      this.#app.log.warn({ err: error }, 'other copies did not report their sockets');
      return among.local.fetchSockets();
    });
    return new Set(sockets.map(({ data }) => data.userId));
  }

  /** Closes the sockets of sessions that have ended, or have a new token or other rights. */
  endSessions(ids: readonly number[]): void {
    this.#endHere(ids);
    if (this.#isShared) this.io.serverSideEmit('endSessions', ids);
  }

  /** Closes a socket so that its client reconnects and is authenticated again. */
  end(socket: RealtimeSocket): void {
    socket.conn.close();
  }

  /** Closes the sockets whose sessions have expired, or ended on another replica. */
  async endOver(): Promise<void> {
    const sockets = [...this.io.sockets.sockets.values()];
    const held = await this.#app.sessions.holding(sockets.flatMap((socket) => this.#tokenOf(socket) ?? []));
    for (const socket of sockets) if (!held.has(this.#tokenOf(socket) ?? '')) this.end(socket);
  }

  /** Disconnects clients so that they reconnect, to any available replica. */
  close(): void {
    this.#engine.close();
    setTimeout(() => this.#upgrades.cut(), closeTimeoutMs).unref();
  }

  #admit(socket: RealtimeSocket): Error | undefined {
    // Several requests in one packet would each get a socket, before the first one counts.
    if (this.#asked.has(socket.conn)) {
      this.end(socket);
      return new Error(problemTexts.rateLimit);
    }
    this.#asked.add(socket.conn);
    const { userId } = this.requestOf(socket).session;
    if (userId === null) return new Error(problemTexts.unauthorized);
    const open = this.io.sockets.adapter.rooms.get(roomOfUser(userId))?.size ?? 0;
    if (open >= socketsPerPerson) return new Error(problemTexts.rateLimit);
    socket.data.userId = userId;
    // Replicas share handshakes with each other; cookies must not be shared.
    socket.handshake.headers = {};
    return undefined;
  }

  #roomsOf(socket: RealtimeSocket): string[] {
    const { userId } = socket.data;
    const { isAdministration } = this.requestOf(socket).session;
    return isAdministration ? [roomOfUser(userId), roomOfAdministrator(userId)] : [roomOfUser(userId)];
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
