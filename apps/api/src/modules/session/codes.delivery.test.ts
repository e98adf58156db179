import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { startProviders } from '../../../test/emulatedProviders.ts';
import { createSmsRu } from '../../adapters/sms/smsRu.ts';
import { verificationCodes } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { sms: recording } = api.outside.providers;
let phones = 0;
const newPhone = () => `+7918100${String((phones += 1)).padStart(4, '0')}`;

/** Codes go through sms.ru until the end of the test. */
function sendThrough(config: Parameters<typeof createSmsRu>[0]): void {
  api.outside.providers.sms = createSmsRu(config);
  onTestFinished(() => void (api.outside.providers.sms = recording));
}

/** An operator who answers every message with a code of its own. */
async function startAnswering(statusCode: number): Promise<string> {
  const server = createServer((_request, response) => response.end(JSON.stringify({ status_code: statusCode })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A code that was certainly not sent is not announced, and does not make the person wait. */
async function expectNotSent(): Promise<void> {
  const phone = newPhone();
  const visitor = api.visitor();
  for (let count = 0; count < 6; count += 1) {
    const { status, body } = await visitor.post('verification/phone', { phone });
    expect({ status, body }).toMatchObject({ status: 503, body: { code: 'session.sms-unavailable' } });
  }
  expect(await api.db.$count(verificationCodes)).toBe(0);
  api.outside.providers.sms = recording;
  expect((await visitor.post('verification/phone', { phone })).status).toBe(200);
  expect((await visitor.post('auth', { phone, code: api.lastCode(phone), hasConsent: true })).status).toBe(200);
  await api.db.delete(verificationCodes);
}

test('an operator that is down has sent nothing: people are told so, and are not locked out', async () => {
  const { configs, faults } = await startProviders();
  await faults({ scope: 'sms', failNext: 6 });
  sendThrough(configs.sms);
  await expectNotSent();
});

test('nor has one that cannot be reached', async () => {
  const { configs, stop } = await startProviders();
  await stop();
  sendThrough(configs.sms);
  await expectNotSent();
});

test.each([220, 500, 501])('nor one that answers %i, a failure of its own', async (statusCode) => {
  sendThrough({ baseUrl: await startAnswering(statusCode), apiId: 'key' });
  await expectNotSent();
});

test('a code of one that is slow to answer may arrive, so it counts', async () => {
  const { configs, faults } = await startProviders();
  await faults({ scope: 'sms', hangNext: 1, hangMs: 300 });
  sendThrough({ ...configs.sms, timeoutMs: 80 });
  const phone = newPhone();
  expect((await api.visitor().post('verification/phone', { phone })).status).toBe(200);
  expect((await api.visitor().post('verification/phone', { phone })).status).toBe(429);
});
