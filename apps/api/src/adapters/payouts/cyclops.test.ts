import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { bouquetPayment, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { passport } from '../../../test/sellerIdentity.ts';
import { createTochkaGateway } from '../payments/tochka.ts';
import { createCyclopsPayouts } from './cyclops.ts';
import type { NewPayout, PayoutAct, PayoutRecipient } from './gateway.ts';

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
  identity: {},
};
const person: PayoutRecipient = {
  ...company,
  holder: 'Белова Марина Сергеевна',
  inn: '500100732259',
  ogrn: '',
  kpp: '',
  identity: { passport },
};
const act: PayoutAct = {
  number: 'A-1',
  day: '2026-11-26',
  recipientId: 'any',
  pdf: () => Promise.resolve(new TextEncoder().encode('%PDF-1.7')),
};
const payout = (number: string): NewPayout => ({
  number,
  orderNumber: `${number}-1`,
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
  beneficiaries: { id: string; inn: string; kind: string; data: object; documents: { data: object }[] }[];
  deals: {
    id: string;
    extKey: string;
    status: string;
    amount: number;
    recipient: { account: string; bank_code: string; inn: string };
  }[];
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

const checking = { ok: false, reason: 'unavailable', code: 'checking' };

test.each([
  ['a self-employed person', person, 'F'],
  ['an entrepreneur', { ...person, holder: 'ИП Белова Марина Сергеевна', ogrn: '304500116000157' }, 'I'],
])('%s is a beneficiary once the bank has checked the passport', async (_who, recipient, kind) => {
  const { gateway, ask } = await start();
  expect(await gateway.register(recipient)).toMatchObject(checking);
  expect(await gateway.register(recipient)).toMatchObject(checking);
  const id = valueOf(await gateway.register(recipient));
  const { beneficiaries } = await ask<Book>('');
  expect(beneficiaries).toMatchObject([
    { id, kind, inn: person.inn, data: { registration_address: passport.address, tax_resident: true } },
  ]);
  expect(beneficiaries[0]?.documents.map(({ data }) => data)).toEqual([
    {
      type: 'internal_passport',
      series: '4510',
      number: '123456',
      first_name: 'Марина',
      last_name: 'Белова',
      middle_name: 'Сергеевна',
      birth_date: '1990-05-17',
      issuer_code: '770-001',
      issue_date: '2012-06-30',
    },
    { type: 'inn_f', inn: person.inn, birth_place: 'г. Тверь' },
  ]);
  // Whom the bank knows with documents, it knows without ours.
  expect(await gateway.register({ ...recipient, identity: {} })).toEqual({ ok: true, value: id });
});

test('a person is not registered without a passport', async () => {
  const { gateway, ask } = await start();
  expect(await gateway.register({ ...person, identity: {} })).toMatchObject({ ok: false, code: 'passport' });
  expect((await ask<Book>('')).beneficiaries).toEqual([]);
});

test('a passport that the bank does not find is refused with its words, and a corrected one is checked', async () => {
  const { gateway, ask } = await start();
  await ask('/plan', { documents: 'ERROR' });
  await gateway.register(person);
  await gateway.register(person);
  const refused = { ok: false, reason: 'rejected', message: expect.stringContaining('Паспорт не найден') as string };
  expect(await gateway.register(person)).toMatchObject(refused);
  expect(await gateway.register({ ...person, identity: {} })).toMatchObject({ ok: false, code: 'passport' });
  await ask('/plan', { documents: 'SUCCESS' });
  const corrected = { ...person, identity: { passport: { ...passport, number: '654321' } } };
  expect(await gateway.register(corrected)).toMatchObject(checking);
  await gateway.register(corrected);
  expect(valueOf(await gateway.register(corrected))).not.toBe('');
});

test('a call signed by somebody else is denied, which refuses no payout', async () => {
  const { config } = await start();
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const forged = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const gateway = createCyclopsPayouts({ ...config, privateKey: forged });
  expect(await gateway.prepare(payout('one'))).toMatchObject({ ok: false, reason: 'unavailable', code: '403' });
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
  expect(await gateway.execute(early.externalId, act)).toMatchObject({ ok: false, reason: 'rejected', code: '4415' });
  await receive();
  await gateway.prepare(payout('one'));
  await gateway.prepare(payout('two'));
  expect(valueOf(await gateway.execute(early.externalId, act)).progress).toBe('MOVING');
});

test("a recipient whom the bank does not approve is refused with the bank's reason", async () => {
  const { gateway, ask } = await start();
  await ask('/plan', { refuseNext: 1 });
  const refused = await gateway.prepare(payout('one'));
  expect(refused).toMatchObject({ ok: false, reason: 'rejected', message: 'Получатель не согласован' });
});

test('a deal is executed once the bank has accepted its act, which is uploaded once', async () => {
  const { gateway, ask, receive } = await start();
  await receive();
  await ask('/plan', { isReadingActs: true });
  const { externalId } = valueOf(await gateway.prepare(payout('one')));
  let made = 0;
  const counted = { ...act, pdf: () => ((made += 1), act.pdf()) };
  expect(await gateway.execute(externalId, counted)).toMatchObject({ ok: false, reason: 'unavailable' });
  expect(valueOf(await gateway.execute(externalId, counted)).progress).toBe('MOVING');
  expect(made).toBe(1);
});

test('a deal that is given up frees its money; one that is paid stays', async () => {
  const { gateway, ask, receive } = await start();
  await receive();
  const whole = { ...payout('forgotten'), amount: 3_500_01 };
  await gateway.prepare(whole);
  const next = valueOf(await gateway.prepare({ ...payout('next'), amount: 3_500_01 }));
  expect(await gateway.execute(next.externalId, act)).toMatchObject({ ok: false, code: '4415' });
  expect(await gateway.discard?.('forgotten')).toEqual({ ok: true, value: true });
  expect(await gateway.discard?.('unknown')).toEqual({ ok: true, value: true });
  expect(valueOf(await gateway.execute(next.externalId, act)).progress).toBe('MOVING');
  expect(await gateway.discard?.('next')).toEqual({ ok: true, value: true });
  expect((await ask<Book>('')).deals.map(({ extKey, status }) => [extKey, status])).toEqual([
    ['forgotten', 'rejected'],
    ['next', 'closed'],
  ]);
});

test('money that came after a deal was prepared is identified when the deal finds none', async () => {
  const { gateway, receive } = await start();
  const { externalId } = valueOf(await gateway.prepare(payout('one')));
  await receive();
  expect(await gateway.execute(externalId, act)).toMatchObject({ ok: false, code: '4415' });
  expect(valueOf(await gateway.execute(externalId, act)).progress).toBe('MOVING');
});
