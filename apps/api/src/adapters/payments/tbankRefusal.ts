import { refusalOfStatus } from '../http.ts';
import type { FailureReason } from '../result.ts';

const unknownPaymentCode = '255';

/**
 * Refusals of the terminal itself, which come with status 200: it is blocked (202), its signature is wrong (204), or it is
 * unknown (205). They say nothing about the payment, and end once the settings are right.
 */
const terminalCodes: readonly string[] = ['202', '204', '205'];

/** Why T-Bank has not done what it was asked for. Source: the error codes of developer.tbank.ru/eacq. */
export function reasonOfTbank(code: string, status: number): FailureReason {
  if (code === unknownPaymentCode) return 'not-found';
  return terminalCodes.includes(code) ? 'unavailable' : refusalOfStatus(status);
}
