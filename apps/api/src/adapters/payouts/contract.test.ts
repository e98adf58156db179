import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { bouquetPayment, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { passport } from '../../../test/sellerIdentity.ts';
import { createTbankGateway } from '../payments/tbank.ts';
import { createTochkaGateway } from '../payments/tochka.ts';
import { createCyclopsPayouts } from './cyclops.ts';
import type { NewPayout, PayoutAct, PayoutGateway, PayoutRecipient } from './gateway.ts';
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
  identity: { passport },
};
const { holder, inn, account, bik } = recipient;

interface Bank {
  gateway: PayoutGateway;
  /** Loses the answer to the next call, which the bank has processed. */
  lose: (step: 'prepare' | 'execute') => Promise<unknown>;
  /** How many payouts the bank has started to make. */
  paid: () => Promise<number>;
  /** Whether the bank takes its time over payouts. */
  check: (isChecking: boolean) => Promise<unknown>;
  /** The bank of the recipient does not take a payout that is on its way. */
  reject: (id: string) => Promise<unknown>;
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
  const gateway = createTbankPayouts({ ...configs.tbankPayouts, timeoutMs: 1500 });
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
    check: (isChecking) => control(url, 'payouts/plan', { isChecking }),
    reject: (id) => control(url, `payouts/${id}`, { status: 'REJECTED', message: 'Счёт получателя закрыт' }),
    giveBack: (id) => control(url, `payouts/${id}`, { status: 'REJECTED', message: 'Счёт закрыт' }),
  };
}

const lost = (reason: string) => ({ paymentStatus: 'CANCELED', reason });

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
    timeoutMs: 1500,
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
    check: (isChecking) => control(url, 'cyclops/plan', { isChecking }),
    reject: (id) => control(url, `cyclops/deals/${id}`, { status: 'correction', ...lost('Счёт получателя закрыт') }),
    giveBack: (id) => control(url, `cyclops/deals/${id}`, lost('Счёт закрыт')),
  };
}

/** A bank takes its time to look at a person. */
async function registered(gateway: PayoutGateway): Promise<string> {
  let answer = await gateway.register(recipient);
  for (let asked = 0; asked < 3 && !answer.ok && answer.code === 'checking'; asked += 1)
    answer = await gateway.register(recipient);
  return valueOf(answer);
}

const act = (recipientId: string): PayoutAct => ({
  number: 'A-1',
  day: '2026-11-26',
  recipientId,
  pdf: () => Promise.resolve(new TextEncoder().encode('%PDF-1.7')),
});

describe.each([
  ['T-Bank «Мультирасчёты»', tbank],
  ['Tochka «Cyclops»', cyclops],
])('payouts through %s', (_name, open) => {
  const start = async () => {
    const bank = await open();
    const recipientId = await registered(bank.gateway);
    const payoutOf = (amount: number, number: string = randomUUID()): NewPayout => ({
      number,
      orderNumber: `${number}-1`,
      recipientId,
      dealId: bank.deal,
      amount,
      requisites: { holder, inn, account, bik },
    });
    const execute = (id: string) => bank.gateway.execute(id, act(recipientId));
    return { ...bank, payoutOf, execute };
  };
  const untilOver = async (gateway: PayoutGateway, id: string) => {
    let now = valueOf(await gateway.state(id));
    for (let asked = 0; asked < 3 && now.progress === 'MOVING'; asked += 1) now = valueOf(await gateway.state(id));
    return now;
  };

  test('a payout is prepared, executed and paid', async () => {
    const { gateway, payoutOf, execute, paid } = await start();
    const { externalId, progress } = valueOf(await gateway.prepare(payoutOf(1_000_05)));
    expect(progress).toBe('PREPARED');
    expect(valueOf(await gateway.state(externalId)).progress).toBe('PREPARED');
    expect(await paid()).toBe(0);
    await execute(externalId);
    expect(await untilOver(gateway, externalId)).toMatchObject({ externalId, progress: 'PAID' });
    expect(await paid()).toBe(1);
  });

  test('executed twice, it is paid once', async () => {
    const { gateway, payoutOf, execute } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(2_000_00)));
    await Promise.all([execute(externalId), execute(externalId)]);
    expect(await execute(externalId)).toMatchObject({ ok: false, reason: 'rejected' });
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
  });

  test('a lost answer to the preparation moves nothing, and another attempt is possible', async () => {
    const { gateway, payoutOf, execute, lose, paid } = await start();
    await lose('prepare');
    expect(await gateway.prepare(payoutOf(1_000_00))).toMatchObject({ ok: false, reason: 'unavailable' });
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await execute(externalId);
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
    expect(await paid()).toBe(1);
  });

  test('a lost answer to the execution is found in the state', async () => {
    const { gateway, payoutOf, execute, lose } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await lose('execute');
    expect(await execute(externalId)).toMatchObject({ ok: false, reason: 'unavailable' });
    expect((await untilOver(gateway, externalId)).progress).toBe('PAID');
  });

  test('an amount above the balance is not paid', async () => {
    const { gateway, payoutOf, execute, paid } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(3_500_02)));
    const executed = await execute(externalId);
    expect(executed.ok ? executed.value.progress : executed.reason).toMatch(/REFUSED|rejected/);
    expect(await paid()).toBe(0);
  });

  test('the same number twice is paid once', async () => {
    const { gateway, payoutOf, execute, paid } = await start();
    const payout = payoutOf(1_000_00);
    const first = valueOf(await gateway.prepare(payout));
    const again = await gateway.prepare(payout);
    expect(again.ok ? again.value.externalId : again.reason).toMatch(again.ok ? first.externalId : /^rejected$/);
    await execute(first.externalId);
    if (again.ok) await execute(again.value.externalId);
    expect(await paid()).toBe(1);
  });

  test('while the bank checks for hours a payout is neither paid nor refused', async () => {
    const { gateway, payoutOf, execute, check, paid } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await check(true);
    await execute(externalId);
    for (let hour = 0; hour < 5; hour += 1) expect(valueOf(await gateway.state(externalId)).progress).toBe('MOVING');
    expect(await execute(externalId)).toMatchObject({ ok: false, reason: 'rejected' });
    expect(await paid()).toBeLessThanOrEqual(1);
  });

  test('what was rejected on its way is refused with the words of the bank, and its money can be paid again', async () => {
    const { gateway, payoutOf, execute, reject } = await start();
    const whole = 3_500_01;
    const { externalId } = valueOf(await gateway.prepare(payoutOf(whole)));
    await execute(externalId);
    await reject(externalId);
    expect(await untilOver(gateway, externalId)).toMatchObject({
      progress: 'REFUSED',
      message: 'Счёт получателя закрыт',
    });
    const again = valueOf(await gateway.prepare(payoutOf(whole)));
    await execute(again.externalId);
    expect((await untilOver(gateway, again.externalId)).progress).toBe('PAID');
  });

  test('a returned payout is refused, with the reason of the bank', async () => {
    const { gateway, payoutOf, execute, giveBack } = await start();
    const { externalId } = valueOf(await gateway.prepare(payoutOf(1_000_00)));
    await execute(externalId);
    await untilOver(gateway, externalId);
    await giveBack(externalId);
    expect(valueOf(await gateway.state(externalId))).toMatchObject({ progress: 'REFUSED', message: 'Счёт закрыт' });
  });

  test('an unknown payout is not found, and a bank that does not answer is unavailable', async () => {
    const { gateway, payoutOf } = await start();
    expect(await gateway.state(randomUUID())).toMatchObject({ ok: false, reason: 'not-found' });
    expect(await registered(gateway)).not.toBe('');
    expect(valueOf(await gateway.prepare(payoutOf(100_00))).externalId).not.toBe('');
  });
});
