import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bouquetPayment, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createTbankGateway } from '../payments/tbank.ts';
import { createTochkaGateway } from '../payments/tochka.ts';
import { createCyclopsPayouts } from './cyclops.ts';
import type { NewPayout, PayoutGateway, PayoutRecipient } from './gateway.ts';
import { createTbankPayouts } from './tbankPayouts.ts';

const recipient: PayoutRecipient = {
  serviceId: 1,
  shopName: 'Мастерская',
  holder: 'ИП Белова Марина Сергеевна',
  inn: '500100732259',
  kpp: '',
  ogrn: '304500116000157',
  email: 'shop@vetka.test',
  phone: '+79001234567',
  zip: '101000',
  city: 'Москва',
  street: 'улица Ленина, 1',
  siteUrl: 'https://vetka.test',
  account: '40802810500000000001',
  bik: '044525225',
  bankName: 'ПАО Сбербанк',
};
const { holder, inn, account, bik } = recipient;

interface Bank {
  gateway: PayoutGateway;
  /** Loses the answer to the next call, which the bank has processed. */
  lose: (step: 'prepare' | 'execute') => Promise<unknown>;
  /** How many payouts the bank has started to make. */
  paid: () => Promise<number>;
  /** Returns a payout that was made. */
  giveBack: (id: string) => Promise<unknown>;
  deal: string | null;
}

const control = async <T>(url: string, path: string, body?: object): Promise<T> => {
  const headers = { 'content-type': 'application/json' };
  const init = body && { method: 'POST', body: JSON.stringify(body), headers };
  return (await fetch(`${url}/control/${path}`, init)).json() as Promise<T>;
};

/** T-Bank with a deal into which 3500,01 ₽ were paid. */
async function tbank(): Promise<Bank> {
  const { url, configs, pay, faults } = await startProviders();
  const gateway = createTbankPayouts({ ...configs.tbankPayouts, timeoutMs: 500 });
  const deal = valueOf(await gateway.openDeal());
  const payments = createTbankGateway(configs.tbank);
  await pay(valueOf(await payments.create(bouquetPayment({ dealId: deal }))).externalId);
  return {
    gateway,
    deal,
    lose: (step) =>
      faults({ scope: 'tbank-payouts', calls: [step === 'prepare' ? 'Init' : 'Payment'], loseNext: 1, hangMs: 1 }),
    paid: async () => {
      const payouts = await control<{ history: string[] }[]>(url, 'payouts');
      return payouts.filter(({ history }) => history.includes('COMPLETING')).length;
    },
    giveBack: (id) => control(url, `payouts/${id}`, { status: 'REJECTED', message: 'Счёт закрыт' }),
  };
}

/** Tochka's nominal account, onto which 3500,01 ₽ have come. */
async function cyclops(): Promise<Bank> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = { system: 'vetka', thumbprint: '142925' };
  const pem = { type: 'spki', format: 'pem' } as const;
  const { url, configs, pay, faults } = await startProviders({
    cyclops: { ...keys, publicKey: publicKey.export(pem).toString() },
  });
  const gateway = createCyclopsPayouts({
    ...keys,
    url: `${url}/tochka/cyclops/v2/jsonrpc`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    virtualAccount: '5b9d3f3e-0000-4000-8000-000000000001',
    timeoutMs: 500,
  });
  const payments = createTochkaGateway(configs.tochka);
  await pay(valueOf(await payments.create(bouquetPayment())).externalId);
  return {
    gateway,
    deal: null,
    lose: (step) =>
      faults({
        scope: 'cyclops',
        calls: [step === 'prepare' ? 'create_deal' : 'execute_deal'],
        loseNext: 1,
        hangMs: 1,
      }),
    paid: async () => {
      const { deals } = await control<{ deals: { status: string }[] }>(url, 'cyclops');
      return deals.filter(({ status }) => status === 'in_process' || status === 'closed').length;
    },
    giveBack: (id) => control(url, `cyclops/deals/${id}`, { paymentStatus: 'CANCELED', reason: 'Счёт закрыт' }),
  };
}

describe.each([
  ['T-Bank «Мультирасчёты»', tbank],
  ['Tochka «Cyclops»', cyclops],
])('payouts through %s', (_name, open) => {
  const start = async () => {
    const bank = await open();
    const recipientId = valueOf(await bank.gateway.register(recipient));
    const payoutOf = (amount: number, orderNumber: string = randomUUID()): NewPayout => ({
      orderNumber,
      recipientId,
      dealId: bank.deal,
      amount,
      requisites: { holder, inn, account, bik },
    });
    return { ...bank, payoutOf };
  };
  const untilOver = async (gateway: PayoutGateway, id: string) => {
    let now = valueOf(await gateway.state(id));
    for (let asked = 0; asked < 3 && now.progress === 'MOVING'; asked += 1) now = valueOf(await gateway.state(id));
    return now;
  };

  test('a payout is prepared, executed and paid', async () => {
    const { gateway, payoutOf, paid } = await start();
    const { externalId, progress } = valueOf(await gateway.prepare(payoutOf(1_000_05)));
    expect(progress).toBe('PREPARED');
    expect(valueOf(await gateway.state(externalId)).progress).toBe('PREPARED');
    expect(await paid()).toBe(0);
    await gateway.execute(externalId);
    expect(await untilOver(gateway, externalId)).toMatchObject({ externalId, progress: 'PAID' });
    expect(await paid()).toBe(1);
  });

  test('executed twice, it is paid once', async () => {
    const { gateway, payoutOf } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(2_000_00)));
    await Promise.all([gateway.execute(externalId), gateway.execute(externalId)]);
    expect(await gateway.execute(externalId)).toMatchObject({ ok: false, reason: 'rejected' });
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
  });

  test('a lost answer to the preparation moves nothing, and another attempt is possible', async () => {
    const { gateway, payoutOf, lose, paid } = await start();
    await lose('prepare');
    expect(await gateway.prepare(payoutOf(1_000_00))).toMatchObject({ ok: false, reason: 'unavailable' });
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await gateway.execute(externalId);
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
    expect(await paid()).toBe(1);
  });

  test('a lost answer to the execution is found in the state', async () => {
    const { gateway, payoutOf, lose } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await lose('execute');
    expect(await gateway.execute(externalId)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
  });

  test('an amount above the balance is not paid', async () => {
    const { gateway, payoutOf, paid } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(3_500_02)));
    const executed = await gateway.execute(externalId);
    expect(executed.ok ? executed.value.progress : executed.reason).toMatch(/REFUSED|rejected/);
    expect(await paid()).toBe(0);
  });

  test('a returned payout is refused, with the reason of the bank', async () => {
    const { gateway, payoutOf, giveBack } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await gateway.execute(externalId);
    await untilOver(gateway, externalId);
    await giveBack(externalId);
    expect(valueOf(await gateway.state(externalId))).toMatchObject({ progress: 'REFUSED', message: 'Счёт закрыт' });
  });

  test('an unknown payout is not found, and a bank that does not answer is unavailable', async () => {
    const { gateway, payoutOf } = await start();
    expect(await gateway.state(randomUUID())).toMatchObject({ ok: false, reason: 'not-found' });
    expect(valueOf(await gateway.register(recipient))).not.toBe('');
    expect(valueOf(await gateway.prepare(payoutOf(100_00))).externalId).not.toBe('');
  });
});
