import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createEmulator, demoKeys, type EmulatorOptions } from '../src/server.ts';
import { tbankToken } from '../src/tbank/token.ts';

export type Json = Record<string, unknown>;

/** An emulator for the duration of a test, with short delays. */
export async function startEmulator(options: EmulatorOptions = {}) {
  const emulator = await createEmulator({
    ...options,
    deliveries: { retryDelaysMs: [20, 40, 80], reorderWindowMs: 60, ...options.deliveries },
  });
  onTestFinished(() => emulator.close());
  const url = await emulator.listen();
  return { url, ...callsTo(url) };
}

function callsTo(url: string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const json = async (path: string, body: unknown, headers?: Record<string, string>) =>
    (await (await post(path, body, headers)).json()) as Json;
  return {
    post,
    json,
    get: async (path: string) => (await fetch(url + path)).json() as Promise<Json & Json[]>,
    submit: (path: string, fields: Record<string, string>) =>
      fetch(url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }),
    tbank: (method: string, parameters: Json, password: string = demoKeys.terminal.password) => {
      const signed = { TerminalKey: demoKeys.terminal.key, ...parameters };
      return json(`/tbank/v2/${method}`, { ...signed, Token: tbankToken(signed, password) });
    },
    pay: (id: unknown, card: string, code?: string) => json(`/control/payments/${String(id)}/pay`, { card, code }),
    faults: (plan: Json) => json('/control/faults', plan),
  };
}

/** A shop that records notifications and gives the configured responses, repeating the last one. */
export async function startShop(answers: readonly { status: number; body: string }[] = [{ status: 200, body: 'OK' }]) {
  const received: { body: string; contentType: string }[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const answer = answers[received.length] ?? answers.at(-1) ?? { status: 200, body: 'OK' };
      received.push({ body, contentType: request.headers['content-type'] ?? '' });
      response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const messages = () => received.map(({ body }) => JSON.parse(body) as Json);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/notifications`, received, messages };
}

/** A receipt with one line. */
export function receiptOf(amount: number): Json {
  const item = { Name: 'Букет', Price: amount, Quantity: 1, Amount: amount, Tax: 'none' };
  return { Phone: '+79001234567', Taxation: 'usn_income', Items: [item] };
}

/** The minimum request of Init. */
export function initOf(amount: number, more: Json = {}): Json {
  return { Amount: amount, OrderId: `order-${amount}`, Description: 'Заказ', Receipt: receiptOf(amount), ...more };
}
