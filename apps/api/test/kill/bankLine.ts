import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** Where a call to the bank is cut for good. */
export interface BankPoint {
  /** In the path or the body of the call. */
  call: string;
  /** `before`: the bank never receives it. `after`: the bank has processed it, and the answer is lost. */
  moment: 'before' | 'after';
}
interface Armed {
  point: BankPoint;
  stopped: () => void;
}

const headersOf = ({ headers }: IncomingMessage): Headers => {
  const kept = Object.entries(headers).filter(([name]) => !['host', 'connection', 'content-length'].includes(name));
  return new Headers(kept.map(([name, value]) => [name, String(value)]));
};

/** An HTTP proxy before a bank that cuts one call at a chosen point, as if its program were killed there. */
export async function openBankLine(bankUrl: string) {
  let armed: Armed | undefined;
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const { method = 'GET', url = '/' } = request;
    const mine = armed && `${url} ${body.toString()}`.includes(armed.point.call) ? armed : undefined;
    if (mine) armed = undefined;
    if (mine?.point.moment === 'before') return mine.stopped();
    const answer = await fetch(bankUrl + url, {
      method,
      headers: headersOf(request),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = await answer.text();
    if (mine) return mine.stopped();
    response
      .writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' })
      .end(text);
  }
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Arms the proxy for the next such call. @returns resolves once it has cut the call */
    stopNext: (point: BankPoint) => new Promise<void>((stopped) => void (armed = { point, stopped })),
  };
}
