import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/connect.ts';
import { unauthorized } from '../http/refusal.ts';
import { cookieName, cookieOptions } from './session-cookie.ts';
import { endOf, formerMs, isOver, longestMs, seenEveryMs } from './session-lifetime.ts';
import { hashToken, newToken, publicIdOf } from './session-token.ts';
import { noSession, requireUser, sessionOf, type RequestSession } from './request-session.ts';
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

const after = (ms: number): Date => new Date(Date.now() + ms);

/** Opaque sessions in a cookie: made when there is something to keep, rotated at login, ended by time or by hand. */
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

  /** Sessions that end by time, or with their person, are not reported: ask `holding`. */
  onEnd(handler: EndHandler): void {
    this.#endHandlers.push(handler);
  }

  /** The session of a cookie's value; an empty one for anything that does not hold. */
  async find(token: string | undefined): Promise<RequestSession> {
    if (!token) return noSession();
    const row = await repository.findSession(this.#app.db, hashToken(token));
    if (!row || isOver(row)) return noSession();
    const isStale = Date.now() - row.lastSeenAt.getTime() > seenEveryMs;
    if (isStale && !row.isFormer) await repository.touchSession(this.#app.db, row.id);
    return sessionOf(row, token);
  }

  /** Those of the tokens whose sessions still hold. Asking is no sign of life: it keeps no session from ending. */
  async holding(tokens: readonly string[]): Promise<Set<string>> {
    const rows = await repository.findSessions(this.#app.db, tokens.map(hashToken));
    const hashes = new Set(rows.filter((row) => !isOver(row)).map(({ tokenHash }) => tokenHash));
    return new Set(tokens.filter((token) => hashes.has(hashToken(token))));
  }

  /** What may be shown of the session instead of its token; null without a session. */
  publicIdOf({ token }: RequestSession): string | null {
    return token === null ? null : publicIdOf(token, this.#config.secret);
  }

  /**
   * Whose session it is at this moment of the transaction, null for a guest's. A sign-in under way is waited for.
   * @throws Refusal 401 when the session is over
   */
  async lockOwner(tx: Transaction, sessionId: number): Promise<number | null> {
    const owner = await repository.lockOwner(tx, sessionId);
    if (owner === undefined) throw unauthorized();
    return owner;
  }

  /** Keeps something in the visitor's session. Without one it is made by the same transaction, so never in vain. */
  async keep<T>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction, sessionId: number) => Promise<T>,
  ): Promise<T> {
    const { id } = request.session;
    if (id !== null) return this.#app.db.transaction((tx) => work(tx, id));
    const { token, expiresAt } = this.#newToken();
    const { sessionId, kept } = await this.#app.db.transaction(async (tx) => {
      const fresh = await this.#insert(tx, request, token, null);
      return { sessionId: fresh, kept: await work(tx, fresh) };
    });
    this.#remember(request, reply, { ...noSession(), id: sessionId, token }, expiresAt);
    return kept;
  }

  /** Signs the visitor in under a new token, so that one known before the login is worth nothing after it. */
  async signIn(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const { token, expiresAt } = this.#newToken();
    const ended = await this.#app.db.transaction(async (tx) => {
      const current = await this.#lockCurrent(tx, request);
      if (!current) await this.#insert(tx, request, token, userId);
      else await repository.rotateSession(tx, current.id, this.#rotation(token, expiresAt, userId));
      if (current) for (const handle of this.#loginHandlers) await handle({ tx, sessionId: current.id, userId });
      return current && current.userId !== null ? [current.id] : [];
    });
    this.#endAfterAnswer(reply, ended);
    this.#remember(request, reply, await this.find(token), expiresAt);
  }

  /** A new token for this session, and the end of all others of the person: after a change of password. */
  async rotate(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const { sessionId } = requireUser(request);
    const { token, expiresAt } = this.#newToken();
    const others = await this.#app.db.transaction(async (tx) => {
      await repository.rotateSession(tx, sessionId, this.#rotation(token, expiresAt, userId));
      return repository.deleteOtherSessions(tx, userId, sessionId);
    });
    this.#reportEnd(others.map(({ id }) => id));
    this.#endAfterAnswer(reply, [sessionId]);
    this.#remember(request, reply, await this.find(token), expiresAt);
  }

  /** Ends the session and takes the cookie away. A cookie that is not (or no longer) the session's ends nothing. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id, token, userId } = request.session;
    if (id === null || token === null || userId === null) return;
    if (!(await repository.deleteSession(this.#app.db, id, hashToken(token)))) return;
    this.#reportEnd([id]);
    request.session = noSession();
    reply.clearCookie(cookieName, cookieOptions(request, this.#config));
  }

  async setGuestCity(request: FastifyRequest, reply: FastifyReply, cityId: number): Promise<void> {
    await this.keep(request, reply, (tx, sessionId) => repository.setGuestCity(tx, sessionId, cityId));
  }

  async setCartShop(tx: Transaction, sessionId: number, isCartShop: boolean): Promise<void> {
    await repository.setCartShop(tx, sessionId, isCartShop);
  }

  /**
   * The session that the request's cookie still names, locked. None for a visitor without one, nor when another tab has
   * signed in first: its answer must stay good, whichever of the two the browser keeps.
   */
  async #lockCurrent(tx: Transaction, { session: { id, token } }: FastifyRequest) {
    if (id === null || token === null) return undefined;
    const row = await repository.lockSession(tx, id);
    return row?.tokenHash === hashToken(token) ? { id, userId: row.userId } : undefined;
  }

  async #insert(tx: Transaction, request: FastifyRequest, token: string, userId: number | null): Promise<number> {
    // A new session has limits of its own, so they can't be escaped by making sessions.
    await this.#app.limits.takeRequest('newSessions', request);
    return repository.insertSession(tx, {
      tokenHash: hashToken(token),
      expiresAt: after(longestMs),
      userId,
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    });
  }

  #newToken = () => ({ token: newToken(), expiresAt: after(longestMs) });

  #rotation = (token: string, expiresAt: Date, userId: number) => ({
    tokenHash: hashToken(token),
    formerUntil: after(formerMs),
    expiresAt,
    userId,
  });

  #reportEnd(sessionIds: readonly number[]): void {
    if (sessionIds.length > 0) for (const handle of this.#endHandlers) handle(sessionIds);
  }

  /** Sockets are closed once the browser has the new cookie, so that they come back with it at once. */
  #endAfterAnswer(reply: FastifyReply, sessionIds: readonly number[]): void {
    reply.raw.once('finish', () => this.#reportEnd(sessionIds));
  }

  #remember(request: FastifyRequest, reply: FastifyReply, session: RequestSession, expires: Date): void {
    request.session = { ...session, endsAt: endOf({ lastSeenAt: new Date(), expiresAt: expires }) };
    reply.setCookie(cookieName, session.token ?? '', { ...cookieOptions(request, this.#config), expires });
  }
}
