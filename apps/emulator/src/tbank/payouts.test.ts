import { expect, it } from 'vitest';
import { initOf, startEmulator, type Json } from '../../test/running.ts';
import { demoKeys } from '../settings.ts';
import { tbankToken } from './token.ts';

async function startDeal() {
  const emulator = await startEmulator();
  const { tbank, json, pay } = emulator;
  const e2c = (method: string, parameters: Json) => {
    const signed = { TerminalKey: demoKeys.payoutTerminal.key, ...parameters };
    return json(`/tbank/e2c/v2/${method}`, { ...signed, Token: tbankToken(signed, demoKeys.payoutTerminal.password) });
  };
  const { SpAccumulationId: deal } = await tbank('createSpDeal', { SpDealType: 'NN' });
  const { PaymentId } = await tbank('Init', initOf(500_00, { DealId: deal }));
  await pay(PaymentId, 'success');
  const { username, ...login } = { username: demoKeys.register.login, password: demoKeys.register.password };
  const { access_token: token } = await json('/tbank/oauth/token', { grant_type: 'password', username, ...login });
  const seller = {
    billingDescriptor: 'Florist',
    fullName: 'ИП Белова Марина',
    name: 'Мастерская',
    inn: '500100732259',
    kpp: '000000000',
    email: 'shop@vetka.test',
    bankAccount: { account: '40802810500000000001' },
    ceo: { firstName: 'Марина', lastName: 'Белова', phone: '+79001234567' },
  };
  const headers = { authorization: `Bearer ${String(token)}` };
  const { shopCode } = await json('/tbank/sm-register/register', seller, headers);
  const init = (amount: number, OrderId: string, more: Json = {}) =>
    e2c('Init', { OrderId, Amount: amount, DealId: deal, PartnerId: shopCode, ...more });
  return { ...emulator, e2c, init, deal, PaymentId, seller };
}

it('pays a registered seller from a deal, in two steps, and only once', async () => {
  const { e2c, init } = await startDeal();
  const { PaymentId, Status } = await init(400_00, 'one');
  expect(Status).toBe('CHECKED');
  expect(await e2c('Payment', { PaymentId })).toMatchObject({ Success: true, Status: 'COMPLETING' });
  expect(await e2c('Payment', { PaymentId })).toMatchObject({ Success: false, ErrorCode: '8' });
  expect(await e2c('GetState', { PaymentId })).toMatchObject({ Status: 'COMPLETED', Amount: 400_00 });
});

it("refuses a known number, an unknown deal, and more than the deal's balance", async () => {
  const { e2c, init } = await startDeal();
  await init(100_00, 'one');
  expect(await init(100_00, 'one')).toMatchObject({ Success: false, ErrorCode: '8' });
  expect(await init(100_00, 'two', { DealId: '1' })).toMatchObject({ Success: false });
  const { PaymentId } = await init(500_01, 'three');
  expect(await e2c('Payment', { PaymentId })).toMatchObject({ Success: false, Status: 'REJECTED' });
});

it('refunds and pays nothing from a closed deal; the final payout closes it', async () => {
  const { e2c, init, tbank, PaymentId: paid } = await startDeal();
  const { PaymentId } = await init(400_00, 'one', { FinalPayout: true });
  await e2c('Payment', { PaymentId });
  expect(await init(50_00, 'two')).toMatchObject({ Success: false, ErrorCode: '8' });
  expect(await tbank('Cancel', { PaymentId: paid, Amount: 50_00 })).toMatchObject({ Success: false, ErrorCode: '8' });
});

it('cancels a payout while the deal is open', async () => {
  const { e2c, init } = await startDeal();
  const { PaymentId } = await init(400_00, 'one');
  await e2c('Payment', { PaymentId });
  await e2c('GetState', { PaymentId });
  expect(await e2c('CancelPayment', { PaymentId })).toMatchObject({ Status: 'CREDIT_CANCELING' });
  expect(await e2c('GetState', { PaymentId })).toMatchObject({ Status: 'CREDIT_CANCELED' });
});

it('registers nobody without a token or without the requisites', async () => {
  const { post, seller } = await startDeal();
  expect((await post('/tbank/sm-register/register', seller)).status).toBe(401);
  const body = { grant_type: 'password', username: demoKeys.register.login, password: 'wrong' };
  expect((await post('/tbank/oauth/token', body)).status).toBe(401);
});

it('accepts the numbers of an earlier run: its deal takes payments and pays, its payout was made', async () => {
  const { e2c, init, tbank } = await startDeal();
  const earlier = String((Date.now() - 60_000) * 1000);
  expect(await tbank('Init', initOf(500_00, { OrderId: 'after', DealId: earlier }))).toMatchObject({ Success: true });
  const { PaymentId } = await init(700_00, 'one', { DealId: earlier, PartnerId: '123456789' });
  expect(await e2c('Payment', { PaymentId })).toMatchObject({ Status: 'COMPLETING' });
  expect(await e2c('GetState', { PaymentId: earlier })).toMatchObject({ Status: 'COMPLETED' });
  expect(await e2c('GetState', { PaymentId: '1' })).toMatchObject({ Success: false, ErrorCode: '255' });
});
