import type { FastifyRequest } from 'fastify';
import { unauthorized } from '../http/refusal.ts';
import { endOf } from './session-lifetime.ts';
import type { SessionRow } from './session.repository.ts';

/** Who is asking: a guest, a person, or a visitor who has no session yet. */
export interface RequestSession {
  /** Absent until something has to be remembered. */
  id: number | null;
  /** Absent for guests. */
  userId: number | null;
  /** The person's city, or the one a guest has chosen. */
  cityId: number | null;
  isCartShop: boolean;
  isAdministration: boolean;
  /** The cookie's value. */
  token: string | null;
  endsAt: Date | null;
}

/** A signed-in person. */
export interface SignedIn {
  id: number;
  sessionId: number;
  isAdministration: boolean;
}

export const noSession = (): RequestSession => ({
  id: null,
  userId: null,
  cityId: null,
  isCartShop: false,
  isAdministration: false,
  token: null,
  endsAt: null,
});

export const sessionOf = (row: SessionRow, token: string): RequestSession => ({
  id: row.id,
  userId: row.userId,
  cityId: row.userCityId ?? row.guestCityId,
  isCartShop: row.isCartShop,
  isAdministration: row.isAdministration ?? false,
  token,
  endsAt: endOf(row),
});

/** The signed-in person. @throws Refusal 401 for guests */
export function requireUser({ session }: FastifyRequest): SignedIn {
  if (session.userId === null || session.id === null) throw unauthorized();
  return { id: session.userId, sessionId: session.id, isAdministration: session.isAdministration };
}

/** The id of the session. In handlers of unsafe methods there always is one. */
export function requireSession({ session }: FastifyRequest): number {
  if (session.id === null)
    throw new Error('A session is made before handlers of unsafe methods only: call app.sessions.ensure.');
  return session.id;
}
