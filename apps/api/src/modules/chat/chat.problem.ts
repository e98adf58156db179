import type { ChatProblem } from '@vetka/domain/chat';
import { problemTexts } from '@vetka/domain/problem';
import { DrizzleQueryError } from 'drizzle-orm';
import { outageIn, unavailable } from '../../platform/http/outage.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The message that an event was about, where it was about one. */
function clientIdOf(payload: unknown): Pick<ChatProblem, 'clientId'> {
  if (typeof payload !== 'object' || payload === null || !('clientId' in payload)) return {};
  const { clientId } = payload;
  return typeof clientId === 'string' && clientId.length <= 64 ? { clientId } : {};
}

/** What a client is told; a bug is told nothing of. */
export function chatProblemOf(error: unknown, payload: unknown): ChatProblem {
  const refusal = outageIn(error) ? unavailable() : error;
  return {
    ...(refusal instanceof Refusal
      ? { code: refusal.code, message: refusal.message }
      : { code: 'internal', message: problemTexts.unknown }),
    ...clientIdOf(payload),
  };
}

/**
 * What the log is told of a failure. Errors of the database carry what was to be stored, and what people write to each
 * other is not for the log.
 */
export function reasonOf(error: unknown): { type: string; code: unknown; stack: string | undefined } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return { type: typeof cause, code: undefined, stack: undefined };
  return { type: cause.name, code: 'code' in cause ? cause.code : undefined, stack: cause.stack };
}
