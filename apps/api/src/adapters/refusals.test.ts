import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { emulatorProviders } from './emulator.ts';
import { createAtol } from './payments/atol.ts';
import type { Correction } from './payments/cashRegister.ts';
import { createTbankGateway } from './payments/tbank.ts';
import { createTochkaGateway } from './payments/tochka.ts';
import { createCyclopsPayouts } from './payouts/cyclops.ts';
import { createCyclopsUpload } from './payouts/cyclopsCalls.ts';
import type { PayoutRecipient } from './payouts/gateway.ts';
import { createTbankPayouts } from './payouts/tbankPayouts.ts';

/** A provider that gives out tokens, and answers everything else with one status and body. */
async function startRefusing(status: number, { signIn = 200, body = {} } = {}): Promise<string> {
  const server = createServer((request, response) => {
    const isSignIn = /token$/i.test(request.url ?? '');
    response.writeHead(isSignIn ? signIn : status, { 'content-type': 'application/json' });
    const tokens = signIn === 200 ? { token: 'one', access_token: 'one', expires_in: 600 } : {};
    response.end(JSON.stringify(isSignIn ? tokens : body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const keys = {
  system: 'vetka',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  thumbprint: 'aa',
};
const terminal = { key: 'terminal', password: 'password' };
const recipient = {
  serviceId: 1,
  shopName: 'Ветка',
  email: 'shop@vetka.test',
  holder: 'Белова Марина',
  inn: '500100732259',
  phone: '+79001234567',
  identity: { director: { lastName: 'Белова', firstName: 'Марина', phone: '+79001234567' } },
} as unknown as PayoutRecipient;
const correction = {
  requestId: 'one',
  kind: 'INCOME',
  total: 100,
  basis: 'SELF',
  baseNumber: '',
  baseDay: '2026-11-26',
  receipt: { taxation: 'osn', phone: null, email: 'anna@vetka.test', lines: [] },
} as unknown as Correction;

/** The reasons for which each call failed that moves money or prints its receipt. */
async function reasonsOf(url: string): Promise<Record<string, string>> {
  const { tbank, tochka } = emulatorProviders(url);
  const payouts = createTbankPayouts({
    baseUrl: url,
    dealTerminal: terminal,
    terminal,
    register: { login: 'vetka', password: 'password' },
  });
  const payout = { orderNumber: 'one', recipientId: 'two', dealId: 'three', amount: 100 };
  const cyclops = { ...keys, url: `${url}/v2/jsonrpc`, virtualAccount: 'one' };
  const atol = {
    login: 'vetka',
    password: 'password',
    group: 'one',
    inn: '500100732259',
    paymentAddress: 'vetka.test',
  };
  const answers = {
    tbank: await createTbankGateway({ ...tbank, baseUrl: url }).refund({ externalId: '1', amount: 100 }),
    tochka: await createTochkaGateway({ ...tochka, baseUrl: url }).refund({ externalId: '1', amount: 100 }),
    tbankPayouts: await payouts.prepare(payout as Parameters<typeof payouts.prepare>[0]),
    tbankRegister: await payouts.register(recipient),
    cyclops: await createCyclopsPayouts(cyclops).state('one'),
    cyclopsUpload: await createCyclopsUpload(cyclops)({ of: 'deal', query: {}, pdf: new Uint8Array([1]) }),
    atol: await createAtol({ ...atol, baseUrl: url }).correct(correction),
  };
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, answer.ok ? 'ok' : answer.reason]));
}

const all = ['tbank', 'tochka', 'tbankPayouts', 'tbankRegister', 'cyclops', 'cyclopsUpload', 'atol'];
const allAre = (reason: string) => Object.fromEntries(all.map((name) => [name, reason]));

test.each([401, 403, 408, 425, 429])('%i is no refusal of what was asked for', async (status) => {
  expect(await reasonsOf(await startRefusing(status))).toEqual(allAre('unavailable'));
});

test('400 is a refusal', async () => {
  expect(await reasonsOf(await startRefusing(400))).toEqual(allAre('rejected'));
});

test('a bank that gives out no token has not refused the seller', async () => {
  const answers = await reasonsOf(await startRefusing(400, { signIn: 401 }));
  expect(answers['tbankRegister']).toBe('unavailable');
});

test.each(['202', '204', '205'])('T-Bank’s code %s refuses the terminal, and not what was asked for', async (code) => {
  const answers = await reasonsOf(await startRefusing(200, { body: { Success: false, ErrorCode: code } }));
  expect(answers).toMatchObject({ tbank: 'unavailable', tbankPayouts: 'unavailable' });
});

test('a token that the register of sellers does not accept is not used again', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const isSignIn = request.url === '/oauth/token';
    asked.push(isSignIn ? 'token' : String(request.headers.authorization));
    const isAccepted = isSignIn || request.headers.authorization === 'Bearer 2';
    response.writeHead(isAccepted ? 200 : 401, { 'content-type': 'application/json' });
    const given = { access_token: String(asked.filter((each) => each === 'token').length), expires_in: 600 };
    response.end(JSON.stringify(isSignIn ? given : { shopCode: 'seller' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { register } = createTbankPayouts({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    dealTerminal: terminal,
    terminal,
    register: { login: 'vetka', password: 'password' },
  });
  expect(await register(recipient)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(await register(recipient)).toEqual({ ok: true, value: 'seller' });
  expect(asked).toEqual(['token', 'Bearer 1', 'token', 'Bearer 2']);
});
