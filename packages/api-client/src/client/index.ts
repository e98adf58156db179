import { contract, type Call } from '../contract/index.ts';
import type { CallInput } from './request.ts';
import { makeSend, type CallOptions, type ClientOptions, type Send } from './send.ts';
import type { Client } from './types.ts';

export { noAnswerTexts } from './failure.ts';
export { ApiError, unwrap, type Failure, type Result } from './result.ts';
export type { Answer } from './response.ts';
export type { Attempt, CallOptions, ClientOptions, SendRequest } from './send.ts';
export type { Client } from './types.ts';

/** A typed client over fetch. The calls of an area are created on first use: a server needs a client per request. */
export function createClient(options: ClientOptions = {}): Client {
  const send = makeSend(options);
  const client = {};
  for (const [name, area] of Object.entries(contract)) {
    let calls: object | undefined;
    Object.defineProperty(client, name, { enumerable: true, get: () => (calls ??= bind(area, send)) });
  }
  return client as Client;
}

const isCall = (entry: object): entry is Call => 'method' in entry && 'path' in entry;

const bind = (node: object, send: Send): object =>
  Object.fromEntries(
    Object.entries(node).map(([name, entry]: [string, object]) => [
      name,
      isCall(entry) ? (input?: CallInput, options?: CallOptions) => send(entry, input, options) : bind(entry, send),
    ]),
  );
