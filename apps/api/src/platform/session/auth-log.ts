import type { FastifyRequest } from 'fastify';
import type { Bindings } from 'pino';
import { Refusal } from '../http/refusal.ts';

/** What is recorded of proving who somebody is: sign-ins, factors, and changes of what signs in. */
export type AuthAct =
  | 'sign-in'
  | 'sign-out'
  | 'end-other-sessions'
  | 'change-password'
  | 'change-phone'
  | 'change-email'
  | 'enrol-second-factor'
  | 'confirm-second-factor'
  | 'pass-second-factor';

interface About {
  act: AuthAct;
  /** The first factor. */
  way?: 'sms' | 'password';
}

/** Names the session and its person in the following lines of this request. Their numbers mean nothing elsewhere. */
export function nameInLog({ log, session }: FastifyRequest): void {
  const named = log as typeof log & { setBindings?: (bindings: Bindings) => void };
  named.setBindings?.({ sessionId: session.id, userId: session.userId });
}

/** Does it and logs its outcome. Phones, names and what was typed are left out. */
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
