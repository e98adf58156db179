import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createMyTax } from './myTax.ts';
import { createStatusNpd } from './statusNpd.ts';

const inn = '500100732259';
const incomeOf = (change = {}) => ({
  requestId: randomUUID(),
  inn,
  name: 'Букет «Пионы & розы» <15>',
  amount: 250_050,
  soldAt: new Date('2026-11-20T12:00:00Z'),
  ...change,
});

async function start() {
  const { configs, url, faults } = await startProviders();
  const control = async (path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' };
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`${url}/control/taxes/${path}`, init)).json() as Promise<Record<string, unknown>[]>;
  };
  const myTax = createMyTax({ ...configs.myTax, pollMs: 5, timeoutMs: 2000 });
  const bind = async () => valueOf(await myTax.answer(valueOf(await myTax.ask(inn))));
  return { myTax, configs, faults, control, bind, receipts: () => control('receipts') };
}

test('an income is registered for a person who has agreed, in roubles and with the day of the sale', async () => {
  const { myTax, bind, receipts, control } = await start();
  await control('plan', { waits: 2 });
  expect(await bind()).toBe('BOUND');
  const { receiptId, url } = valueOf(await myTax.register(incomeOf()));
  expect(url).toContain(`/${inn}/${receiptId}/print`);
  expect(await receipts()).toMatchObject([
    {
      receiptId,
      inn,
      name: 'Букет «Пионы &amp; розы» &lt;15&gt;',
      amount: 2500.5,
      operationTime: '2026-11-20T12:00:00.000Z',
    },
  ]);
});

test('a lost answer is requested again, and the receipt is the same one', async () => {
  const { myTax, bind, faults, receipts } = await start();
  await bind();
  const income = incomeOf();
  await faults({ scope: 'tax', calls: ['read'], loseNext: 1, hangMs: 0 });
  expect(await myTax.register(income)).toMatchObject({ ok: false, reason: 'unavailable' });
  const again = valueOf(await myTax.register(income));
  expect(valueOf(await myTax.register(income))).toEqual(again);
  expect(await receipts()).toMatchObject([{ receiptId: again.receiptId }]);
});

test('a receipt is annulled once because of a refund', async () => {
  const { myTax, bind, receipts } = await start();
  await bind();
  const { receiptId } = valueOf(await myTax.register(incomeOf()));
  expect(await myTax.cancel({ inn, receiptId })).toMatchObject({ ok: true });
  expect(await myTax.cancel({ inn, receiptId })).toMatchObject({ ok: true });
  expect(await receipts()).toMatchObject([{ cancelReason: 'REFUND' }]);
  const unknown = await myTax.cancel({ inn, receiptId: 'unknown' });
  expect(unknown).toMatchObject({ reason: 'rejected', code: 'RECEIPT_ID_NOT_FOUND' });
});

test('a person who has not agreed or is not self-employed is distinguished from an invalid message', async () => {
  const { myTax, bind, control } = await start();
  expect(await myTax.register(incomeOf())).toMatchObject({ reason: 'rejected', code: 'TAXPAYER_UNBOUND' });
  await control(`people/${inn}`, { agrees: 'LATER' });
  expect(await bind()).toBe('ASKED');
  await control(`people/${inn}`, { agrees: 'NO' });
  expect(await bind()).toBe('REFUSED');
  await control(`people/${inn}`, { agrees: 'YES' });
  await bind();
  expect(await myTax.register(incomeOf({ name: '' }))).toMatchObject({ code: 'REQUEST_VALIDATION_ERROR' });
  await control(`people/${inn}`, { isSelfEmployed: false });
  expect(await myTax.register(incomeOf())).toMatchObject({ reason: 'rejected', code: 'TAXPAYER_UNREGISTERED' });
});

test('a tax service that is down, slow or has forgotten the token is unavailable, and works again later', async () => {
  const { myTax, bind, faults, control, configs } = await start();
  await bind();
  await faults({ scope: 'tax', failNext: 1 });
  expect(await myTax.register(incomeOf())).toMatchObject({ reason: 'unavailable', code: '503' });
  await control('plan', { waits: 100 });
  expect(await myTax.register(incomeOf())).toMatchObject({ reason: 'unavailable', code: 'processing' });
  await control('plan', { waits: 0 });
  await control('tokens/expire', {});
  expect(await myTax.register(incomeOf())).toMatchObject({ reason: 'unavailable', code: '403' });
  expect(await myTax.register(incomeOf())).toMatchObject({ ok: true });
  const stranger = createMyTax({ ...configs.myTax, masterToken: 'wrong' });
  expect(await stranger.register(incomeOf())).toMatchObject({ reason: 'unavailable', code: '403' });
});

test('the public service reports who is self-employed', async () => {
  const { configs, control, faults } = await start();
  const status = createStatusNpd({ ...configs.statusNpd, timeoutMs: 2000 });
  expect(valueOf(await status.isSelfEmployed(inn, '2026-11-20'))).toBe(true);
  await control(`people/${inn}`, { isSelfEmployed: false });
  expect(valueOf(await status.isSelfEmployed(inn, '2026-11-20'))).toBe(false);
  expect(await status.isSelfEmployed('7', '2026-11-20')).toMatchObject({
    reason: 'rejected',
    code: 'validation.failed',
  });
  await faults({ scope: 'tax', failNext: 1 });
  expect(await status.isSelfEmployed(inn, '2026-11-20')).toMatchObject({ reason: 'unavailable' });
});
