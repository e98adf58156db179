import { refusalOfStatus } from '../http.ts';
import type { FailureReason } from '../result.ts';

const unknownPaymentCode = '255';

/**
 * Error codes about the shop's terminal instead of the payment: blocked (202), wrong signature (204), unknown (205). They
 * come with HTTP status 200. The same request succeeds once the settings are right.
 */
const terminalCodes: readonly string[] = ['202', '204', '205'];

/** Why T-Bank has not done what it was asked for. Source: the error codes of developer.tbank.ru/eacq. */
export function reasonOfTbank(code: string, status: number): FailureReason {
  if (code === unknownPaymentCode) return 'not-found';
  return terminalCodes.includes(code) ? 'unavailable' : refusalOfStatus(status);
}
