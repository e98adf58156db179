import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { bouquetPayment, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createTochkaGateway } from '../payments/tochka.ts';
import { createCyclopsPayouts } from './cyclops.ts';
import type { NewPayout, PayoutRecipient } from './gateway.ts';

const company: PayoutRecipient = {
  serviceId: 1,
  shopName: 'Оранжерея',
  holder: 'ООО «Оранжерея»',
  inn: '7707083893',
  kpp: '770701001',
  ogrn: '1027700132195',
  email: 'shop@vetka.test',
  phone: '+79001234567',
  zip: '101000',
  city: 'Москва',
  street: 'улица Ленина, 1',
  siteUrl: 'https://vetka.test',
  account: '40702810400000000001',
  bik: '044525225',
  bankName: 'ПАО Сбербанк',
};
const payout = (orderNumber: string): NewPayout => ({
  orderNumber,
  recipientId: 'any',
  dealId: null,
  amount: 1_000_10,
  requisites: company,
});

async function start() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { system: 'vetka', thumbprint: '142925' };
  const known = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const { url, configs, pay } = await startProviders({ cyclops: { ...keys, publicKey: known } });
  const config = {
    ...keys,
    url: `${url}/tochka/cyclops/v2/jsonrpc`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    virtualAccount: '5b9d3f3e-0000-4000-8000-000000000001',
    identifyEveryMs: 0,
  };
  const ask = async <T>(path: string, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${url}/control/cyclops${path}`, init)).json() as Promise<T>;
  };
  const receive = async () => {
    const { externalId } = valueOf(await createTochkaGateway(configs.tochka).create(bouquetPayment()));
    await pay(externalId);
  };
  return { config, gateway: createCyclopsPayouts(config), ask, receive };
}

interface Book {
  beneficiaries: { id: string; inn: string; kind: string }[];
  deals: { extKey: string; amount: number; recipient: { account: string; bank_code: string; inn: string } }[];
}

test('a seller becomes a beneficiary once, and is paid only after the bank has checked it', async () => {
  const { gateway, ask } = await start();
  await ask('/plan', { isChecking: true });
  expect(await gateway.register(company)).toMatchObject({ ok: false, reason: 'unavailable', code: 'checking' });
  const { beneficiaries } = await ask<Book>('');
  expect(beneficiaries).toMatchObject([{ inn: '7707083893', kind: 'ul' }]);
  await ask(`/beneficiaries/${beneficiaries[0]?.id}`, { isAdded: true });
  expect(await gateway.register(company)).toEqual({ ok: true, value: beneficiaries[0]?.id });
  await ask(`/beneficiaries/${beneficiaries[0]?.id}`, { isActive: false });
  expect(await gateway.register(company)).toMatchObject({ ok: false, reason: 'rejected', code: '4410' });
});

test('a person without a registration is refused with the reason', async () => {
  const { gateway } = await start();
  const person = { ...company, holder: 'Белова Марина', inn: '500100732259', ogrn: '', kpp: '' };
  expect(await gateway.register(person)).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a call signed by somebody else is refused', async () => {
  const { config } = await start();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const gateway = createCyclopsPayouts({ ...config, privateKey: forged });
  expect(await gateway.prepare(payout('one'))).toMatchObject({ ok: false, reason: 'rejected', code: '403' });
});

test('the same number creates one deal, to the account of the payout', async () => {
  const { gateway, ask } = await start();
  const made = valueOf(await gateway.prepare(payout('one')));
  expect(valueOf(await gateway.prepare(payout('one'))).externalId).toBe(made.externalId);
  const { deals } = await ask<Book>('');
  expect(deals).toMatchObject([
    {
      extKey: 'one',
      amount: 1_000_10,
      recipient: { account: company.account, bank_code: company.bik, inn: company.inn },
    },
  ]);
});

test('payments of buyers are identified before a payout, and not twice', async () => {
  const { gateway, receive } = await start();
  const early = valueOf(await gateway.prepare(payout('early')));
  expect(await gateway.execute(early.externalId)).toMatchObject({ ok: false, reason: 'rejected', code: '4415' });
  await receive();
  await gateway.prepare(payout('one'));
  await gateway.prepare(payout('two'));
  expect(valueOf(await gateway.execute(early.externalId)).progress).toBe('MOVING');
});

test("a recipient whom the bank does not approve is refused with the bank's reason", async () => {
  const { gateway, ask } = await start();
  await ask('/plan', { refuseNext: 1 });
  const refused = await gateway.prepare(payout('one'));
  expect(refused).toMatchObject({ ok: false, reason: 'rejected', message: 'Получатель не согласован' });
});
