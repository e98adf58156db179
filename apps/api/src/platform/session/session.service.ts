import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/connect.ts';
import { cookieName, cookieOptions } from './session-cookie.ts';
import { endOf, isOver, longestMs, seenEveryMs } from './session-lifetime.ts';
import { hashToken, newToken } from './session-token.ts';
import { noSession, requireSession, sessionOf, type RequestSession } from './request-session.ts';
import * as repository from './session.repository.ts';

/** Somebody has just signed in; the guest's things may become the person's, in the same transaction. */
export interface LoginEvent {
  tx: Transaction;
  sessionId: number;
  userId: number;
}
export type LoginHandler = (event: LoginEvent) => Promise<void>;
/** Hears of sessions that somebody has ended, or whose token is no longer the one that was known. */
type EndHandler = (sessionIds: readonly number[]) => void;

/** Opaque sessions in a cookie: made when needed, rotated at login, ended by time or by hand. */
export class SessionService {
  readonly #app: FastifyInstance;
  readonly #config: Config;
  readonly #loginHandlers: LoginHandler[] = [];
  readonly #endHandlers: EndHandler[] = [];

  constructor(app: FastifyInstance, config: Config) {
    this.#app = app;
    this.#config = config;
  }

  onLogin(handler: LoginHandler): void {
    this.#loginHandlers.push(handler);
  }

  /** Sessions that end by time, or with their person, are not told of: ask `holding`. */
  onEnd(handler: EndHandler): void {
    this.#endHandlers.push(handler);
  }

  /** The session of a cookie's value; an empty one for anything that does not hold. */
  async find(token: string | undefined): Promise<RequestSession> {
    if (!token) return noSession();
    const row = await repository.findSession(this.#app.db, hashToken(token));
    if (!row || isOver(row)) return noSession();
    if (Date.now() - row.lastSeenAt.getTime() > seenEveryMs) await repository.touchSession(this.#app.db, row.id);
    return sessionOf(row, token);
  }

  /** Those of the tokens whose sessions still hold. Asking is no sign of life: it keeps no session from ending. */
  async holding(tokens: readonly string[]): Promise<Set<string>> {
    const rows = await repository.findSessions(this.#app.db, tokens.map(hashToken));
    const hashes = new Set(rows.filter((row) => !isOver(row)).map(({ tokenHash }) => tokenHash));
    return new Set(tokens.filter((token) => hashes.has(hashToken(token))));
  }

  /** Gives the visitor a session when there is none yet. */
  async ensure(request: FastifyRequest, reply: FastifyReply): Promise<RequestSession> {
    if (request.session.id !== null) return request.session;
    const token = newToken();
    const row = await repository.insertSession(this.#app.db, {
      tokenHash: hashToken(token),
      expiresAt: new Date(Date.now() + longestMs),
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    });
    this.#remember(request, reply, sessionOf(row, token), row.expiresAt);
    return request.session;
  }

  /** Makes the session the person's under a new token, so that one known before the login is worth nothing after it. */
  async signIn(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const sessionId = requireSession(request);
    const { token, change } = this.#rotation(userId);
    await this.#app.db.transaction(async (tx) => {
      await repository.rotateSession(tx, sessionId, change);
      for (const handle of this.#loginHandlers) await handle({ tx, sessionId, userId });
    });
    this.#tellEnd([sessionId]);
    await this.#reload(request, reply, token, change.expiresAt);
  }

  /** A new token for this session, and the end of all others of the person: after a change of password. */
  async rotate(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const sessionId = requireSession(request);
    const { token, change } = this.#rotation(userId);
    const others = await this.#app.db.transaction(async (tx) => {
      await repository.rotateSession(tx, sessionId, change);
      return repository.deleteOtherSessions(tx, userId, sessionId);
    });
    this.#tellEnd([sessionId, ...others.map(({ id }) => id)]);
    await this.#reload(request, reply, token, change.expiresAt);
  }

  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id } = request.session;
    if (id !== null) {
      await repository.deleteSession(this.#app.db, id);
      this.#tellEnd([id]);
    }
    request.session = noSession();
    reply.clearCookie(cookieName, cookieOptions(request, this.#config));
  }

  async setGuestCity(sessionId: number, cityId: number): Promise<void> {
    await repository.setGuestCity(this.#app.db, sessionId, cityId);
  }

  async setCartShop(sessionId: number, isCartShop: boolean): Promise<void> {
    await repository.setCartShop(this.#app.db, sessionId, isCartShop);
  }

  #tellEnd(sessionIds: readonly number[]): void {
    for (const handle of this.#endHandlers) handle(sessionIds);
  }

  #rotation(userId: number) {
    const token = newToken();
    return { token, change: { tokenHash: hashToken(token), expiresAt: new Date(Date.now() + longestMs), userId } };
  }

  async #reload(request: FastifyRequest, reply: FastifyReply, token: string, expiresAt: Date): Promise<void> {
    this.#remember(request, reply, await this.find(token), expiresAt);
  }

  #remember(request: FastifyRequest, reply: FastifyReply, session: RequestSession, expires: Date): void {
    request.session = { ...session, endsAt: endOf({ lastSeenAt: new Date(), expiresAt: expires }) };
    reply.setCookie(cookieName, session.token ?? '', { ...cookieOptions(request, this.#config), expires });
  }
}
