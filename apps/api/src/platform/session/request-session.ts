import { confirmationCode, confirmationMinutes, signInMessages } from '@vetka/domain/session';
import type { FastifyRequest } from 'fastify';
import { forbidden, unauthorized } from '../http/refusal.ts';
import { endOf } from './session-lifetime.ts';
import type { SessionRow } from './session.repository.ts';

/** The session of a request: of a guest, a person, or a visitor without a session. */
export interface RequestSession {
  /** Null until there is something to store. */
  id: number | null;
  /** Null for guests. */
  userId: number | null;
  /** When the person's account was created. */
  userSince: Date | null;
  /**
   * Set when the request came with a cookie from before a sign-in: the person who has signed in since. Requests may
   * add to that person's cart but have no other access to their data.
   */
  formerOf: number | null;
  /** The person's city, or the one a guest has selected. */
  cityId: number | null;
  isCartShop: boolean;
  /** The role, once the session has passed the second factor if one is needed. */
  isAdministration: boolean;
  /** The role without the second factor. It grants nothing. */
  hasAdministrationRole: boolean;
  secondFactorAt: Date | null;
  /** When the person last proved who they are. Null for guests. */
  confirmedAt: Date | null;
  /** The cookie's value. */
  token: string | null;
  endsAt: Date | null;
}

export interface SignedIn {
  id: number;
  sessionId: number;
  isAdministration: boolean;
}

export const noSession = (): RequestSession => ({
  id: null,
  userId: null,
  userSince: null,
  formerOf: null,
  cityId: null,
  isCartShop: false,
  isAdministration: false,
  hasAdministrationRole: false,
  secondFactorAt: null,
  confirmedAt: null,
  token: null,
  endsAt: null,
});

const hasRole = ({ isFormer, isAdministration }: SessionRow): boolean => !isFormer && (isAdministration ?? false);

export const sessionOf = (row: SessionRow, token: string, needsSecondFactor: boolean): RequestSession => ({
  id: row.id,
  userId: row.isFormer ? null : row.userId,
  userSince: row.isFormer ? null : row.userSince,
  formerOf: row.isFormer ? row.userId : null,
  cityId: row.userCityId ?? row.guestCityId,
  isCartShop: row.isCartShop,
  isAdministration: hasRole(row) && (!needsSecondFactor || row.secondFactorAt !== null),
  hasAdministrationRole: hasRole(row),
  secondFactorAt: row.secondFactorAt,
  confirmedAt: row.isFormer ? null : row.confirmedAt,
  token,
  endsAt: endOf(row),
});

/** The signed-in person. @throws Refusal 401 for guests */
export function requireUser({ session }: FastifyRequest): SignedIn {
  if (session.userId === null || session.id === null) throw unauthorized();
  return { id: session.userId, sessionId: session.id, isAdministration: session.isAdministration };
}

/**
 * For what would give the account to whoever has found an open or stolen session: the person must have signed in, or
 * confirmed who they are, a short time ago. @throws Refusal 401 for guests, 403 `session.confirmation`
 */
export function requireConfirmed(request: FastifyRequest): void {
  requireUser(request);
  const { confirmedAt } = request.session;
  const isRecent = confirmedAt !== null && Date.now() - confirmedAt.getTime() < confirmationMinutes * 60_000;
  if (!isRecent) throw forbidden(confirmationCode, signInMessages.confirmation);
}
