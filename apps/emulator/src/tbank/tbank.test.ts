import { describe, expect, it, vi } from 'vitest';
import { initOf, receiptOf, startEmulator, startShop } from '../../test/running.ts';
import { hasRightToken, tbankToken } from './token.ts';

describe('the token', () => {
  it("matches the bank's example of Init", () => {
    const parameters = {
      TerminalKey: 'MerchantTerminalKey',
      Amount: 19200,
      OrderId: '21090',
      Description: 'Подарочная карта на 1000 рублей',
      DATA: { Phone: '+71234567890' },
    };
    const token = '0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9';
    expect(tbankToken(parameters, 'usaf8fw8fsw21g')).toBe(token);
    expect(hasRightToken({ ...parameters, Token: token }, 'usaf8fw8fsw21g')).toBe(true);
    expect(hasRightToken({ ...parameters, Amount: 19201, Token: token }, 'usaf8fw8fsw21g')).toBe(false);
  });
});

describe('Init', () => {
  it('returns the id as text and the URL of a page', async () => {
    const { tbank, url } = await startEmulator();
    const made = await tbank('Init', initOf(10_000));
    expect(made).toMatchObject({
      Success: true,
      ErrorCode: '0',
      Status: 'NEW',
      Amount: 10_000,
      OrderId: 'order-10000',
    });
    expect(made.PaymentId).toMatch(/^\d{16}$/);
    expect(Number.isSafeInteger(Number(made.PaymentId))).toBe(true);
    expect(made.PaymentURL).toBe(`${url}/tbank/pay/${String(made.PaymentId)}`);
  });

  it('uses the public address for the page', async () => {
    const { tbank } = await startEmulator({ publicUrl: 'http://bank.test/' });
    expect((await tbank('Init', initOf(10_000))).PaymentURL).toMatch(/^http:\/\/bank\.test\/tbank\/pay\/\d+$/);
  });

  it.each([
    ['a sum under a rouble', initOf(99), '251'],
    ['a receipt with another sum', { ...initOf(500), Receipt: receiptOf(400) }, '308'],
    ['no receipt', { ...initOf(500), Receipt: undefined }, '309'],
    ['an empty receipt', { ...initOf(500), Receipt: { ...receiptOf(500), Items: [] } }, '323'],
    ['a link that is already over', initOf(500, { RedirectDueDate: '2020-01-01T00:00:00+03:00' }), '501'],
    ['two stages', initOf(500, { PayType: 'T' }), '501'],
    ['an order number that is too long', initOf(500, { OrderId: 'x'.repeat(37) }), '501'],
  ])('refuses %s', async (_what, body, code) => {
    const { tbank } = await startEmulator();
    expect(await tbank('Init', body)).toMatchObject({ Success: false, ErrorCode: code });
  });

  it('refuses a receipt in which price times quantity is not the amount, and one of 101 lines', async () => {
    const { tbank } = await startEmulator();
    const line = { Name: 'Букет', Price: 100, Quantity: 1, Amount: 100, Tax: 'none' };
    const init = (amount: number, Items: unknown) =>
      tbank('Init', initOf(amount, { Receipt: { ...receiptOf(amount), Items } }));
    expect(await init(300, [{ ...line, Quantity: 2, Amount: 300 }])).toMatchObject({ ErrorCode: '323' });
    expect(
      await init(
        10_100,
        Array.from({ length: 101 }, () => line),
      ),
    ).toMatchObject({ ErrorCode: '323' });
    expect(
      await init(
        10_000,
        Array.from({ length: 100 }, () => line),
      ),
    ).toMatchObject({ Success: true });
  });

  it('refuses a wrong token, an unknown and a blocked terminal', async () => {
    const blocked = { key: 'Blocked', password: 'p', isBlocked: true };
    const { tbank } = await startEmulator({
      terminals: [{ key: 'VetkaDEMO', password: 'vetka-demo-password' }, blocked],
    });
    expect(await tbank('Init', initOf(500), 'wrong')).toMatchObject({ ErrorCode: '204' });
    expect(await tbank('Init', { ...initOf(500), TerminalKey: 'Nobody' })).toMatchObject({ ErrorCode: '205' });
    expect(await tbank('Init', { ...initOf(500), TerminalKey: 'Blocked' }, 'p')).toMatchObject({ ErrorCode: '202' });
  });

  it('refuses the id of an order that is already paid', async () => {
    const { tbank, pay } = await startEmulator();
    const { PaymentId } = await tbank('Init', initOf(500));
    await pay(PaymentId, 'success');
    expect(await tbank('Init', initOf(500))).toMatchObject({ Success: false, ErrorCode: '8' });
  });
});

describe('a payment', () => {
  it('is charged at once in one stage, with notifications of both steps in order', async () => {
    const { tbank, pay } = await startEmulator();
    const shop = await startShop();
    const { PaymentId } = await tbank('Init', initOf(500, { NotificationURL: shop.url }));
    expect(await pay(PaymentId, 'success')).toMatchObject({ result: 'paid' });
    expect(await tbank('GetState', { PaymentId })).toMatchObject({ Status: 'CONFIRMED', Amount: 500 });
    await vi.waitFor(() => expect(shop.received).toHaveLength(2));
    const [held, charged] = shop.messages();
    expect(held).toMatchObject({ Status: 'AUTHORIZED', Success: true });
    expect(charged).toMatchObject({ Status: 'CONFIRMED', PaymentId: Number(PaymentId), Pan: '430000******0777' });
    expect(hasRightToken(charged!, 'vetka-demo-password')).toBe(true);
  });

  it('passes the challenge with the right code and fails without it', async () => {
    const { tbank, pay } = await startEmulator();
    const first = await tbank('Init', initOf(500));
    const second = await tbank('Init', initOf(600));
    expect(await pay(first.PaymentId, 'challenge')).toMatchObject({ result: 'paid' });
    expect(await pay(second.PaymentId, 'challenge', '0000')).toMatchObject({ result: 'wrong-code' });
  });

  it.each([
    ['insufficient', 'REJECTED', '1051'],
    ['expired', 'REJECTED', '1054'],
    ['rejected3ds', 'AUTH_FAIL', '101'],
  ])('is declined with the card «%s»', async (card, status, code) => {
    const { tbank, pay } = await startEmulator();
    const shop = await startShop();
    const { PaymentId } = await tbank('Init', initOf(500, { NotificationURL: shop.url }));
    expect(await pay(PaymentId, card)).toMatchObject({ result: 'failed' });
    expect(await tbank('GetState', { PaymentId })).toMatchObject({ Success: true, Status: status });
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    expect(shop.messages()[0]).toMatchObject({ Status: status, Success: false, ErrorCode: code });
  });

  it('is refunded in parts and then in full, and never for more than was paid', async () => {
    const { tbank, pay } = await startEmulator();
    const { PaymentId } = await tbank('Init', initOf(500));
    await pay(PaymentId, 'success');
    const part = { OriginalAmount: 500, NewAmount: 300, Status: 'PARTIAL_REFUNDED' };
    expect(await tbank('Cancel', { PaymentId, Amount: 200 })).toMatchObject(part);
    expect(await tbank('Cancel', { PaymentId, Amount: 301 })).toMatchObject({ ErrorCode: '4' });
    expect(await tbank('Cancel', { PaymentId })).toMatchObject({ NewAmount: 0, Status: 'REFUNDED' });
    expect(await tbank('Cancel', { PaymentId })).toMatchObject({ ErrorCode: '8' });
  });

  it('moves money once per request id', async () => {
    const { tbank, pay } = await startEmulator();
    const { PaymentId } = await tbank('Init', initOf(500));
    await pay(PaymentId, 'success');
    const request = { PaymentId, Amount: 200, ExternalRequestId: 'refund-1' };
    expect(await tbank('Cancel', request)).toEqual(await tbank('Cancel', request));
    expect(await tbank('GetState', { PaymentId })).toMatchObject({ Amount: 300 });
  });

  it('is refunded when an earlier run created it: the shop’s database outlives the emulator', async () => {
    const { tbank } = await startEmulator();
    const earlier = String((Date.now() - 86_400_000) * 1000);
    const part = { PaymentId: earlier, Amount: 200, ExternalRequestId: 'refund-1' };
    expect(await tbank('Cancel', part)).toMatchObject({
      Success: true,
      Status: 'PARTIAL_REFUNDED',
      PaymentId: earlier,
    });
    const later = String((Date.now() + 86_400_000) * 1000);
    expect(await tbank('Cancel', { PaymentId: later, Amount: 200 })).toMatchObject({ ErrorCode: '255' });
  });

  it('is cancelled before it is paid', async () => {
    const { tbank } = await startEmulator();
    const { PaymentId } = await tbank('Init', initOf(500));
    expect(await tbank('Cancel', { PaymentId })).toMatchObject({ Status: 'CANCELED' });
  });

  it('expires on time and notifies the shop', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { tbank, pay } = await startEmulator();
      const shop = await startShop();
      const RedirectDueDate = `${new Date(Date.now() + 60_000).toISOString().slice(0, 19)}+00:00`;
      const { PaymentId } = await tbank('Init', initOf(500, { NotificationURL: shop.url, RedirectDueDate }));
      vi.setSystemTime(Date.now() + 61_000);
      expect(await pay(PaymentId, 'success')).toMatchObject({ result: 'closed' });
      expect(await tbank('GetState', { PaymentId })).toMatchObject({ Status: 'DEADLINE_EXPIRED' });
      await vi.waitFor(() => expect(shop.messages()).toMatchObject([{ Status: 'DEADLINE_EXPIRED' }]));
    } finally {
      vi.useRealTimers();
    }
  });

  it('is not found under an unknown id', async () => {
    const { tbank } = await startEmulator();
    expect(await tbank('GetState', { PaymentId: '1' })).toMatchObject({ Success: false, ErrorCode: '255' });
    expect(await tbank('CheckOrder', { OrderId: 'none' })).toMatchObject({ Success: false, ErrorCode: '255' });
  });

  it('is listed with its other attempts by CheckOrder', async () => {
    const { tbank, pay } = await startEmulator();
    const first = await tbank('Init', initOf(500));
    await pay(first.PaymentId, 'insufficient');
    await tbank('Init', initOf(500));
    const { Payments } = await tbank('CheckOrder', { OrderId: 'order-500' });
    expect(Payments).toMatchObject([{ Status: 'NEW' }, { Status: 'REJECTED', ErrorCode: '1051' }]);
  });

  it('keeps its history and never the full card number', async () => {
    const { tbank, pay, get } = await startEmulator();
    const { PaymentId } = await tbank('Init', initOf(500));
    await pay(PaymentId, 'challenge');
    const [payment] = await get('/control/payments');
    const statuses = ['NEW', 'AUTHORIZING', '3DS_CHECKING', '3DS_CHECKED', 'AUTHORIZED', 'CONFIRMED'];
    expect((payment!.history as { status: string }[]).map(({ status }) => status)).toEqual(statuses);
    expect(JSON.stringify(payment)).not.toContain('2200000000000004');
  });
});
