import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Transaction } from '../database/connect.ts';
import { unauthorized } from '../http/refusal.ts';
import { nameInLog } from './auth-log.ts';
import { clearCookie, setCookie } from './session-cookie.ts';
import { endOf, formerCookieMs, isOver, maxLifetimeMs, lastSeenIntervalMs } from './session-lifetime.ts';
import { hashToken, newToken, publicIdOf } from './session-token.ts';
import { noSession, requireUser, sessionOf, type RequestSession } from './request-session.ts';
import * as repository from './session.repository.ts';

/** A sign-in: data of the guest may be moved to the person in the same transaction. */
export interface LoginEvent {
  tx: Transaction;
  sessionId: number;
  userId: number;
}
export type LoginHandler = (event: LoginEvent) => Promise<void>;
/** Called with sessions that were ended, or whose token or rights have changed. */
type EndHandler = (sessionIds: readonly number[]) => void;

const after = (ms: number): Date => new Date(Date.now() + ms);

/**
 * Opaque sessions in a cookie: created when there is something to store, rotated at sign-in, ended by expiry or by
 * signing out.
 */
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

  /** Sessions that expire, or end with their person, are not reported: check `holding`. */
  onEnd(handler: EndHandler): void {
    this.#endHandlers.push(handler);
  }

  /** The session of a cookie's value; an empty one if it is invalid. */
  async find(token: string | undefined): Promise<RequestSession> {
    if (!token) return noSession();
    const row = await repository.findSession(this.#app.db, hashToken(token));
    if (!row || isOver(row)) return noSession();
    const isStale = Date.now() - row.lastSeenAt.getTime() > lastSeenIntervalMs;
    if (isStale && !row.isFormer) await repository.touchSession(this.#app.db, row.id);
    return sessionOf(row, token, this.#config.needsSecondFactor);
  }

  /** The tokens whose sessions are still valid. The check does not extend them. */
  async holding(tokens: readonly string[]): Promise<Set<string>> {
    const rows = await repository.findSessions(this.#app.db, tokens.map(hashToken));
    const hashes = new Set(rows.filter((row) => !isOver(row)).map(({ tokenHash }) => tokenHash));
    return new Set(tokens.filter((token) => hashes.has(hashToken(token))));
  }

  /** A public identifier of the session; null without a session. */
  publicIdOf({ token }: RequestSession): string | null {
    return token === null ? null : publicIdOf(token, this.#config.secret);
  }

  /**
   * The current owner of the session, locked in the transaction; null for a guest's. Waits for a concurrent sign-in.
   * @throws Refusal 401 when the session has ended
   */
  async lockOwner(tx: Transaction, sessionId: number): Promise<number | null> {
    const owner = await repository.lockOwner(tx, sessionId);
    if (owner === undefined) throw unauthorized();
    return owner;
  }

  /**
   * Stores something in the visitor's session. If there is none, it is created in the same transaction, so no empty
   * session remains.
   */
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

  /** Signs the visitor in under a new token, so that a token known before the sign-in is worthless after it. */
  async signIn(request: FastifyRequest, reply: FastifyReply, userId: number): Promise<void> {
    const { token, expiresAt } = this.#newToken();
    const ended = await this.#app.db.transaction(async (tx) => {
      const current = await this.#lockCurrent(tx, request);
      if (!current) await this.#insert(tx, request, token, userId);
      else await repository.rotateSession(tx, current.id, this.#rotation(token, expiresAt, userId));
      if (current?.userId === null) await repository.keepCartShop(tx, current.id, userId);
      if (current) for (const handle of this.#loginHandlers) await handle({ tx, sessionId: current.id, userId });
      return current && current.userId !== null ? [current.id] : [];
    });
    this.#endAfterAnswer(reply, ended);
    this.#remember(request, reply, await this.find(token), expiresAt);
  }

  /**
   * Gives this session a new token and ends all others of the person, in the transaction of a change of password.
   * @returns what to do after the commit
   */
  async rotate(tx: Transaction, request: FastifyRequest): Promise<(reply: FastifyReply) => Promise<void>> {
    const { sessionId, id: userId } = requireUser(request);
    const { token, expiresAt } = this.#newToken();
    await repository.rotateSession(tx, sessionId, this.#rotation(token, expiresAt, userId));
    const others = await repository.deleteOtherSessions(tx, userId, sessionId);
    return async (reply) => {
      this.#reportEnd(others.map(({ id }) => id));
      this.#endAfterAnswer(reply, [sessionId]);
      this.#remember(request, reply, await this.find(token), expiresAt);
    };
  }

  /** Ends the session and clears the cookie. A cookie that is not (or no longer) the session's ends nothing. */
  async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id, token, userId } = request.session;
    if (id === null || token === null || userId === null) return;
    if (!(await repository.deleteSession(this.#app.db, id, hashToken(token)))) return;
    this.#reportEnd([id]);
    request.session = noSession();
    clearCookie('vetka_session', { request, reply, config: this.#config });
  }

  /** The person's sessions that are still valid, the given one first. */
  async listOf(userId: number, currentId: number) {
    const rows = (await repository.listPersonsSessions(this.#app.db, userId)).filter((row) => !isOver(row));
    return rows.toSorted((one, other) => Number(other.id === currentId) - Number(one.id === currentId));
  }

  /** Ends all sessions of the person except this one. */
  async endOthers(userId: number, keptId: number): Promise<void> {
    const ended = await repository.deleteOtherSessions(this.#app.db, userId, keptId);
    this.#reportEnd(ended.map(({ id }) => id));
  }

  /** Ends all sessions of the person. */
  endAll(userId: number): Promise<void> {
    return this.endOthers(userId, 0);
  }

  /** Ends one session of the person. False when they have no such session. */
  async endOne(userId: number, id: number): Promise<boolean> {
    const isEnded = await repository.deletePersonsSession(this.#app.db, userId, id);
    if (isEnded) this.#reportEnd([id]);
    return isEnded;
  }

  async setGuestCity(request: FastifyRequest, reply: FastifyReply, cityId: number): Promise<void> {
    await this.keep(request, reply, (tx, sessionId) => repository.setGuestCity(tx, sessionId, cityId));
  }

  /** The person has proved who they are in this session. */
  async confirmPerson(tx: Transaction, sessionId: number): Promise<void> {
    await repository.confirmPerson(tx, sessionId);
  }

  /** The person has passed the second factor in this session. */
  async confirmRole(tx: Transaction, sessionId: number): Promise<void> {
    await repository.confirmRole(tx, sessionId);
  }

  /** Closes the sockets of a session whose rights have changed, so that they reconnect with the new ones. */
  renewSockets(sessionId: number): void {
    this.#reportEnd([sessionId]);
  }

  async setCartShop(tx: Transaction, sessionId: number, isCartShop: boolean): Promise<void> {
    await repository.setCartShop(tx, sessionId, isCartShop);
  }

  /**
   * The session named by the request's current cookie, locked. None for a visitor without one, or when another tab
   * signed in first: either tab's response must stay valid, whichever the browser keeps.
   */
  async #lockCurrent(tx: Transaction, { session: { id, token } }: FastifyRequest) {
    if (id === null || token === null) return undefined;
    const row = await repository.lockSession(tx, id);
    return row?.tokenHash === hashToken(token) ? { id, userId: row.userId } : undefined;
  }

  async #insert(tx: Transaction, request: FastifyRequest, token: string, userId: number | null): Promise<number> {
    // A new session has its own limits, so creating sessions is limited as well.
    await this.#app.limits.takeRequest('newSessions', request);
    return repository.insertSession(tx, {
      tokenHash: hashToken(token),
      expiresAt: after(maxLifetimeMs),
      userId,
      confirmedAt: userId === null ? null : new Date(),
      ip: request.ip,
      userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    });
  }

  #newToken = () => ({ token: newToken(), expiresAt: after(maxLifetimeMs) });

  #rotation = (token: string, expiresAt: Date, userId: number) => ({
    tokenHash: hashToken(token),
    formerUntil: after(formerCookieMs),
    expiresAt,
    userId,
  });

  #reportEnd(sessionIds: readonly number[]): void {
    if (sessionIds.length > 0) for (const handle of this.#endHandlers) handle(sessionIds);
  }

  /** Sockets are closed after the response, so that the browser reconnects with the new cookie. */
  #endAfterAnswer(reply: FastifyReply, sessionIds: readonly number[]): void {
    reply.raw.once('finish', () => this.#reportEnd(sessionIds));
  }

  #remember(request: FastifyRequest, reply: FastifyReply, session: RequestSession, expires: Date): void {
    request.session = { ...session, endsAt: endOf({ lastSeenAt: new Date(), expiresAt: expires }) };
    nameInLog(request);
    setCookie('vetka_session', session.token ?? '', { request, reply, config: this.#config }, { expires });
  }
}
