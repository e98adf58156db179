import { refusalOfStatus } from '../http.ts';
import type { FailureReason } from '../result.ts';

const unknownPaymentCode = '255';

/** The terminal is blocked, its signature is not accepted, or it is not known: answered with status 200. All of it passes. */
const terminalCodes: readonly string[] = ['202', '204', '205'];

/** Why T-Bank has not done what it was asked for. Source: the error codes of developer.tbank.ru/eacq. */
export function reasonOfTbank(code: string, status: number): FailureReason {
  if (code === unknownPaymentCode) return 'not-found';
  return terminalCodes.includes(code) ? 'unavailable' : refusalOfStatus(status);
}
