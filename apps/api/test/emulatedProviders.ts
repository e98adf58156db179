import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator, type EmulatorOptions } from '@vetka/emulator/server';
import { onTestFinished } from 'vitest';
import { emulatorProviders } from '../src/adapters/emulator.ts';
import type { NewPayment, NotificationHeaders } from '../src/adapters/payments/gateway.ts';

/** The real emulator over HTTP, for the duration of a test. */
export async function startProviders(options: EmulatorOptions = {}) {
  const emulator = await createEmulator({ ...options, deliveries: { retryDelaysMs: [20, 40], reorderWindowMs: 50 } });
  onTestFinished(() => emulator.close());
  const url = await emulator.listen();
  const post = async (path: string, body: unknown) => {
    const headers = { 'content-type': 'application/json' };
    return (
      await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    ).json() as Promise<unknown>;
  };
  return {
    url,
    smtpUrl: emulator.smtpUrl(),
    configs: emulatorProviders(url),
    pay: (id: string, card = 'success') => post(`/control/payments/${id}/pay`, { card }),
    faults: (plan: Record<string, unknown>) => post('/control/faults', plan),
    payments: async () => (await fetch(`${url}/control/payments`)).json() as Promise<Record<string, unknown>[]>,
    stop: () => emulator.close(),
  };
}

/** A notification endpoint that records and acknowledges every request. */
export async function startListener() {
  const received: { headers: NotificationHeaders; rawBody: string }[] = [];
  const server = createServer((request, response) => {
    let rawBody = '';
    request.on('data', (chunk: Buffer) => (rawBody += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, rawBody });
      response.end('OK');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** A bouquet with delivery, 3 500,01 ₽ in total. */
export function bouquetPayment(change: Partial<NewPayment> = {}): NewPayment {
  const supplier = { name: 'ИП Петрова Анна Сергеевна', inn: '500100732259', phones: ['+79161234567'] };
  return {
    orderId: '42',
    paymentId: 'b3f0c1d2-0000-4000-8000-000000000042',
    amount: 350_001,
    description: 'Заказ № 42',
    items: [
      { name: 'Букет из 15 белых пионов', quantity: 2, amount: 300_001, kind: 'commodity', supplier },
      { name: 'Доставка', quantity: 1, amount: 50_000, kind: 'service', supplier },
    ],
    customer: { phone: '+79001234567' },
    returnUrl: 'http://shop.test/checkout/done',
    failUrl: 'http://shop.test/checkout/failed',
    notificationUrl: 'http://127.0.0.1:9/',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...change,
  };
}

/** The value of a successful result. */
export function valueOf<T>(result: { ok: true; value: T } | { ok: false; message: string }): T {
  if (!result.ok) throw new Error(`Ожидался успех, а пришло: ${result.message}`);
  return result.value;
}
