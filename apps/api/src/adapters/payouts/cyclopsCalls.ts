import { randomUUID, sign } from 'node:crypto';
import { callProvider, isPassing, recordOf, refusalOfStatus, textOf } from '../http.ts';
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
  /** The address of JSON-RPC, with `/v2/jsonrpc`. Version 3 and the upload of documents are beside it. */
  url: string;
  /** Timeout of a request (ms). @default 10000 */
  timeoutMs?: number;
}

export type CyclopsAnswer = Record<string, unknown>;
export type CyclopsCall = (
  method: string,
  params: CyclopsAnswer,
  version?: 'v2' | 'v3',
) => Promise<ProviderResult<CyclopsAnswer>>;

/** A document of a beneficiary or a deal. */
interface CyclopsDocument {
  of: 'beneficiary' | 'deal';
  query: Record<string, string>;
  pdf: Uint8Array<ArrayBuffer>;
}
export type CyclopsUpload = (document: CyclopsDocument) => Promise<ProviderResult<CyclopsAnswer>>;

/** Codes of errors with a meaning other than «refused». */
export const cyclopsCodes = {
  documentNotFound: '4406',
  beneficiaryNotFound: '4409',
  accountNotFound: '4411',
  paymentNotFound: '4412',
  alreadyIdentified: '4414',
  noMoney: '4415',
  dealNotFound: '4417',
  wrongStatus: '4418',
  knownExtKey: '4442',
  inProgress: '4447',
} as const;

const unknownObjects: readonly string[] = [
  cyclopsCodes.documentNotFound,
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

/** The whole body is signed (RSA, SHA-256). */
const signed = ({ system, privateKey, thumbprint }: CyclopsKeys, body: string | Uint8Array) => ({
  'sign-system': system,
  'sign-thumbprint': thumbprint,
  'sign-data': sign('sha256', Buffer.from(body), privateKey).toString('base64'),
});

const refusalOf = (error: unknown): ProviderResult<never> => {
  const { code, message } = recordOf(error);
  return failure(reasonOf(textOf(code)), textOf(code), textOf(message) || 'Банк отказал');
};

/** Calls «Cyclops»: JSON-RPC 2.0 over HTTP. */
export function createCyclopsCall({ url, timeoutMs = 10_000, ...keys }: CyclopsConfig): CyclopsCall {
  return async (method, params, version = 'v2') => {
    const json = { jsonrpc: '2.0', id: randomUUID(), method, params };
    const headers = signed(keys, JSON.stringify(json));
    const address = url.replace(/\/v2\/jsonrpc$/, `/${version}/jsonrpc`);
    const answer = await callProvider({ method: 'POST', url: address, headers, json, timeoutMs });
    if (!answer.ok) return answer;
    const { status, body } = answer.value;
    const { result, error } = recordOf(body);
    if (error !== undefined && !isPassing(status)) return refusalOf(error);
    if (status !== 200) return failure(refusalOfStatus(status), String(status), 'Банк отказал в доступе');
    return success(recordOf(result));
  };
}

/** Uploads a PDF. The bank looks at it afterwards: `success_added` of the document says that it has. */
export function createCyclopsUpload({ url, timeoutMs = 10_000, ...keys }: CyclopsConfig): CyclopsUpload {
  return async ({ of, query, pdf }) => {
    const address = `${url.replace(/\/v2\/jsonrpc$/, '')}/upload_document/${of}?${new URLSearchParams(query).toString()}`;
    const answer = await callProvider({ method: 'POST', url: address, headers: signed(keys, pdf), pdf, timeoutMs });
    if (!answer.ok) return answer;
    const { status, body } = answer.value;
    const { error } = recordOf(body);
    if (error !== undefined && !isPassing(status)) return refusalOf(error);
    if (status < 300) return success(recordOf(body));
    return failure(refusalOfStatus(status), String(status), 'Банк не принял документ');
  };
}
