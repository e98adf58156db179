import type { ChatProblem } from '@vetka/domain/chat';
import { problemTexts } from '@vetka/domain/problem';
import { DrizzleQueryError } from 'drizzle-orm';
import { outageIn, unavailable } from '../../platform/http/outage.ts';
import { Refusal } from '../../platform/http/refusal.ts';

/** The message an event was about, if any. */
function clientIdOf(payload: unknown): Pick<ChatProblem, 'clientId'> {
  if (typeof payload !== 'object' || payload === null || !('clientId' in payload)) return {};
  const { clientId } = payload;
  return typeof clientId === 'string' && clientId.length <= 64 ? { clientId } : {};
}

/** The room that could not be joined, if the event asked for one. */
function roomIdOf(event: string, payload: unknown): Pick<ChatProblem, 'roomId'> {
  if (event !== 'joinRoom' || typeof payload !== 'object' || payload === null || !('roomId' in payload)) return {};
  const { roomId } = payload;
  return typeof roomId === 'number' && Number.isInteger(roomId) ? { roomId } : {};
}

/** The problem sent to the client. A bug reveals no details. */
export function chatProblemOf(error: unknown, event: string, payload: unknown): ChatProblem {
  const refusal = outageIn(error) ? unavailable() : error;
  return {
    ...(refusal instanceof Refusal
      ? { code: refusal.code, message: refusal.message }
      : { code: 'internal', message: problemTexts.unknown }),
    ...clientIdOf(payload),
    ...roomIdOf(event, payload),
  };
}

/**
 * The part of a failure that is logged. Database errors contain the values to be stored, and private messages must not
 * be logged.
 */
export function reasonOf(error: unknown): { type: string; code: unknown; stack: string | undefined } {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return { type: typeof cause, code: undefined, stack: undefined };
  return { type: cause.name, code: 'code' in cause ? cause.code : undefined, stack: cause.stack };
}
