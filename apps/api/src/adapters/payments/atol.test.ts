import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createAtol } from './atol.ts';
import type { Correction } from './cashRegister.ts';

const supplier = { name: 'ИП Петрова Анна Сергеевна', inn: '500100732259', phones: ['+79161234567'] };
const line = { name: 'Букет', price: 125_050, quantity: 2, amount: 250_100, vat: 'none', kind: 'commodity', supplier };

const correctionOf = (change: Partial<Correction> = {}): Correction => ({
  requestId: randomUUID(),
  kind: 'INCOME',
  receipt: { taxation: 'usn_income', phone: '+79001234567', email: null, lines: [line as never] },
  total: 250_100,
  basis: 'SELF',
  baseNumber: '',
  baseDay: '2026-11-20',
  wrongSign: '',
  ...change,
});

interface Sent {
  operation: string;
  externalId: string;
  body: { correction: Record<string, unknown> };
}

async function start() {
  const { configs, url, faults } = await startProviders();
  const documents = async () => (await fetch(`${url}/control/cash-register`)).json() as Promise<Sent[]>;
  const control = (path: string, body: object) =>
    fetch(`${url}/control/cash-register/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { atol: createAtol({ ...configs.atol, timeoutMs: 1500 }), configs, faults, documents, control };
}

test('a correction carries its basis, its day, the agent data of each line and the fiscal sign of the wrong receipt', async () => {
  const { atol, documents } = await start();
  const sent = correctionOf({ kind: 'RETURN', basis: 'INSTRUCTION', baseNumber: '17-04/12', wrongSign: '3522207165' });
  const { externalId } = valueOf(await atol.correct(sent));
  const [document] = await documents();
  expect(document).toMatchObject({ operation: 'sell_refund_correction', externalId: sent.requestId });
  expect(document?.body.correction).toMatchObject({
    client: { phone: '+79001234567' },
    company: { sno: 'usn_income', inn: '7701234567' },
    correction_info: { type: 'instruction', base_date: '20.11.2026', base_number: '17-04/12' },
    items: [
      {
        price: 1250.5,
        quantity: 2,
        sum: 2501,
        vat: { type: 'none' },
        payment_object: 1,
        agent_info: { type: 'another' },
        supplier_info: supplier,
      },
    ],
    payments: [{ type: 1, sum: 2501 }],
    total: 2501,
    additional_check_props: '3522207165',
  });
  expect(valueOf(await atol.state(externalId))).toEqual({ state: 'WAITING' });
  const printed = valueOf(await atol.state(externalId));
  expect(printed).toMatchObject({ state: 'PRINTED', document: { driveNumber: '9999078900001341', amount: 250_100 } });
});

test('a lost answer is requested again, and the document is the same one', async () => {
  const { atol, documents, faults } = await start();
  const sent = correctionOf();
  valueOf(await atol.state('unknown').then(() => ({ ok: true as const, value: null })));
  await faults({ scope: 'atol', calls: ['correct'], loseNext: 1, hangMs: 0 });
  expect(await atol.correct(sent)).toMatchObject({ ok: false, reason: 'unavailable' });
  const again = valueOf(await atol.correct(sent));
  expect(valueOf(await atol.correct(sent))).toEqual(again);
  expect(await documents()).toHaveLength(1);
});

test('a cash register that is down is unavailable, and works once it is back', async () => {
  const { atol, faults } = await start();
  await faults({ scope: 'atol', failNext: 1 });
  expect(await atol.correct(correctionOf())).toMatchObject({ ok: false, reason: 'unavailable' });
  await faults({ scope: 'atol', hangNext: 1, hangMs: 4000 });
  expect(await atol.correct(correctionOf())).toMatchObject({ ok: false, reason: 'unavailable', code: 'timeout' });
  expect(await atol.correct(correctionOf())).toMatchObject({ ok: true });
});

test('an expired token is renewed, and a wrong password is not a refusal of the document', async () => {
  const { atol, control, configs } = await start();
  valueOf(await atol.correct(correctionOf()));
  await control('tokens/expire', {});
  expect(await atol.correct(correctionOf())).toMatchObject({ ok: true });
  const stranger = createAtol({ ...configs.atol, password: 'wrong' });
  expect(await stranger.correct(correctionOf())).toMatchObject({ ok: false, reason: 'unavailable', code: 'token' });
});

test('an invalid document is rejected with the reason, and a refused one has a reason, too', async () => {
  const { atol, control } = await start();
  expect(await atol.correct(correctionOf({ total: 1 }))).toMatchObject({
    ok: false,
    reason: 'rejected',
    message: 'Ошибка валидации: total',
  });
  await control('plan', { waits: 0, refusal: 'Смена закрыта' });
  const { externalId } = valueOf(await atol.correct(correctionOf()));
  expect(valueOf(await atol.state(externalId))).toEqual({ state: 'FAILED', error: 'Смена закрыта' });
  expect(await atol.state(randomUUID())).toMatchObject({ ok: false, reason: 'not-found' });
});
