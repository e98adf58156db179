import type { FastifyRequest } from 'fastify';
import type { Bindings } from 'pino';
import { Refusal } from '../http/refusal.ts';

/** The recorded events of authentication: sign-ins, factors, and changes of credentials. */
export type AuthAct =
  | 'sign-in'
  | 'sign-out'
  | 'end-other-sessions'
  | 'change-password'
  | 'change-phone'
  | 'change-email'
  | 'confirm-person'
  | 'enrol-second-factor'
  | 'confirm-second-factor'
  | 'pass-second-factor';

interface About {
  act: AuthAct;
  /** The first factor. */
  way?: 'sms' | 'password';
}

/** Adds the session and its person to the following log lines of this request. Their ids mean nothing elsewhere. */
export function nameInLog({ log, session }: FastifyRequest): void {
  const named = log as typeof log & { setBindings?: (bindings: Bindings) => void };
  named.setBindings?.({ sessionId: session.id, userId: session.userId });
}

/** Runs it and logs the outcome. Phones, names and inputs are left out. */
export async function recordAuth<T>(request: FastifyRequest, about: About, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work();
    request.log.info({ auth: { ...about, outcome: 'done' } }, 'authentication');
    return done;
  } catch (error) {
    const code = error instanceof Refusal ? error.code : 'internal';
    request.log.info({ auth: { ...about, outcome: 'refused', code } }, 'authentication');
    throw error;
  }
}
