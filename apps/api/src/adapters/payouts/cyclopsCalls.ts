import { randomUUID, sign } from 'node:crypto';
import { callProvider, recordOf, textOf } from '../http.ts';
import { failure, success, type FailureReason, type ProviderResult } from '../result.ts';

export interface CyclopsKeys {
  /** The name that the bank has given our system. */
  system: string;
  /** PEM. */
  privateKey: string;
  /** The SHA-1 of the certificate that the bank was given, in lower-case hexadecimal. */
  thumbprint: string;
}

export interface CyclopsConfig extends CyclopsKeys {
  /** The address of JSON-RPC, with `/v2/jsonrpc`. */
  url: string;
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

export type CyclopsAnswer = Record<string, unknown>;
export type CyclopsCall = (method: string, params: CyclopsAnswer) => Promise<ProviderResult<CyclopsAnswer>>;

/** Codes of errors with a meaning other than «refused». */
export const cyclopsCodes = {
  beneficiaryNotFound: '4409',
  accountNotFound: '4411',
  paymentNotFound: '4412',
  alreadyIdentified: '4414',
  dealNotFound: '4417',
  knownExtKey: '4442',
} as const;

const unknownObjects: readonly string[] = [
  cyclopsCodes.beneficiaryNotFound,
  cyclopsCodes.accountNotFound,
  cyclopsCodes.paymentNotFound,
  cyclopsCodes.dealNotFound,
];
/** «Internal error» of JSON-RPC: the outcome is unknown. */
const internalError = '-32603';

const reasonOf = (code: string): FailureReason => {
  if (code === internalError) return 'unavailable';
  return unknownObjects.includes(code) ? 'not-found' : 'rejected';
};

/** Calls «Cyclops»: JSON-RPC 2.0 over HTTP. The body is signed as a whole (RSA, SHA-256). */
export function createCyclopsCall({
  url,
  system,
  privateKey,
  thumbprint,
  timeoutMs = 10_000,
}: CyclopsConfig): CyclopsCall {
  return async (method, params) => {
    const json = { jsonrpc: '2.0', id: randomUUID(), method, params };
    const headers = {
      'sign-system': system,
      'sign-thumbprint': thumbprint,
      'sign-data': sign('sha256', Buffer.from(JSON.stringify(json)), privateKey).toString('base64'),
    };
    const answer = await callProvider({ method: 'POST', url, headers, json, timeoutMs });
    if (!answer.ok) return answer;
    const { result, error } = recordOf(answer.value.body);
    if (error !== undefined) {
      const { code, message } = recordOf(error);
      return failure(reasonOf(textOf(code)), textOf(code), textOf(message) || 'Банк отказал');
    }
    if (answer.value.status !== 200) return failure('rejected', String(answer.value.status), 'Банк отказал в доступе');
    return success(recordOf(result));
  };
}
