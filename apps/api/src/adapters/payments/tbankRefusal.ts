import { refusalOfStatus } from '../http.ts';
import type { FailureReason } from '../result.ts';

const unknownPaymentCode = '255';

/**
 * T-Bank refuses the terminal, not the payment: it is blocked (202), its signature is wrong (204), or it is unknown (205).
 * The answer has HTTP status 200. The same request succeeds once the settings are right.
 */
const terminalCodes: readonly string[] = ['202', '204', '205'];

/** Why T-Bank has not done what it was asked for. Source: the error codes of developer.tbank.ru/eacq. */
export function reasonOfTbank(code: string, status: number): FailureReason {
  if (code === unknownPaymentCode) return 'not-found';
  return terminalCodes.includes(code) ? 'unavailable' : refusalOfStatus(status);
}
