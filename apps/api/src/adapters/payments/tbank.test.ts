import { describe, expect, it, vi } from 'vitest';
import { bouquetPayment, startListener, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createTbankGateway, type TbankConfig } from './tbank.ts';

async function openGateway(change: Partial<TbankConfig> = {}) {
  const providers = await startProviders();
  const listener = await startListener();
  const gateway = createTbankGateway({ ...providers.configs.tbank, ...change });
  const create = () => gateway.create(bouquetPayment({ notificationUrl: listener.url }));
  const paid = async (card = 'success') => {
    const { externalId } = valueOf(await create());
    await providers.pay(externalId, card);
    return externalId;
  };
  const notifications = async (count: number) => {
    await vi.waitFor(() => expect(listener.received.length).toBeGreaterThanOrEqual(count), { timeout: 10_000 });
    return Promise.all(listener.received.map(({ headers, rawBody }) => gateway.parseNotification(headers, rawBody)));
  };
  return { ...providers, listener, gateway, create, paid, notifications };
}

describe('a payment through T-Bank', () => {
  it('is created with a receipt the bank accepts, and has a page', async () => {
    const { create, gateway, url } = await openGateway();
    const made = valueOf(await create());
    expect(made).toMatchObject({ status: 'CREATED', paymentLink: `${url}/tbank/pay/${made.externalId}` });
    expect(await gateway.state(made.externalId)).toMatchObject({
      ok: true,
      value: { status: 'CREATED', amount: 350_001 },
    });
  });

  it('expires with the reservation', async () => {
    const { gateway, payments } = await openGateway();
    const expiresAt = new Date(Date.now() + 1_800_000);
    await gateway.create(bouquetPayment({ expiresAt }));
    expect(await payments()).toMatchObject([{ expiresAt: Math.floor(expiresAt.getTime() / 1000) * 1000 }]);
  });

  it('is charged and notifies of each step', async () => {
    const { paid, gateway, notifications } = await openGateway();
    const externalId = await paid();
    expect(valueOf(await gateway.state(externalId))).toEqual({
      externalId,
      status: 'CONFIRMED',
      bankStatus: 'CONFIRMED',
      amount: 350_001,
    });
    const { paymentId } = bouquetPayment();
    expect((await notifications(2)).map(valueOf)).toMatchObject([
      { externalId, paymentId, status: 'AUTHORIZED', amount: 350_001 },
      { externalId, paymentId, status: 'CONFIRMED', amount: 350_001, errorCode: '0' },
    ]);
  });

  it.each([
    ['insufficient', 'REJECTED', '1051'],
    ['rejected3ds', 'AUTH_FAIL', '101'],
  ])('is declined with the card «%s»', async (card, status, errorCode) => {
    const { paid, notifications } = await openGateway();
    const externalId = await paid(card);
    expect((await notifications(1)).map(valueOf)).toMatchObject([{ externalId, status, errorCode }]);
  });

  it('is cancelled when not paid', async () => {
    const { create, gateway } = await openGateway();
    const { externalId } = valueOf(await create());
    expect(valueOf(await gateway.cancel(externalId)).status).toBe('CANCELED');
  });

  it('is refunded in part with a receipt, once per request, and then in full', async () => {
    const { paid, gateway, payments } = await openGateway();
    const externalId = await paid();
    const { items, customer } = bouquetPayment();
    const part = { externalId, amount: 50_000, items: items.slice(1), customer, requestId: 'refund-1' };
    expect(valueOf(await gateway.refund(part))).toMatchObject({ status: 'PARTIAL_REFUNDED', amount: 300_001 });
    expect(valueOf(await gateway.refund(part))).toMatchObject({ amount: 300_001 });
    const line = { Name: 'Доставка', Price: 50_000, Quantity: 1, Amount: 50_000, PaymentObject: 'service' };
    const supplier = { SupplierInfo: { Name: 'ИП Петрова Анна Сергеевна', Inn: '500100732259' } };
    expect(await payments()).toMatchObject([
      { amount: 300_001, refundReceipts: [{ Phone: '+79001234567', Items: [{ ...line, ...supplier }] }] },
    ]);
    expect(valueOf(await gateway.refund({ externalId }))).toMatchObject({ status: 'REFUNDED', amount: 0 });
    expect(await gateway.refund({ externalId })).toMatchObject({ ok: false, reason: 'rejected', code: '8' });
  });
});

describe('a refund through T-Bank', () => {
  it('of more than is left is refused, and moves nothing', async () => {
    const { paid, gateway } = await openGateway();
    const externalId = await paid();
    await gateway.refund({ externalId, amount: 350_000, requestId: 'refund-1' });
    const tooMuch = await gateway.refund({ externalId, amount: 2, requestId: 'refund-2' });
    expect(tooMuch).toMatchObject({ ok: false, reason: 'rejected', code: '4' });
    expect(valueOf(await gateway.state(externalId))).toMatchObject({ status: 'PARTIAL_REFUNDED', amount: 1 });
  });

  it('has a receipt that adds up to its amount, also when only a part of a line is returned', async () => {
    const { paid, gateway, payments } = await openGateway();
    const externalId = await paid();
    const { items, customer } = bouquetPayment();
    expect((await gateway.refund({ externalId, amount: 100_000, items: items.slice(0, 1), customer })).ok).toBe(true);
    expect(await payments()).toMatchObject([{ refundReceipts: [{ Items: [{ Price: 50_000, Quantity: 2 }] }] }]);
    const unaddressed = await gateway.refund({ externalId, amount: 50_000, items: items.slice(1) });
    expect(unaddressed).toMatchObject({ ok: false, reason: 'invalid' });
    expect(valueOf(await gateway.state(externalId)).amount).toBe(250_001);
  });
});

describe('failures of T-Bank', () => {
  it('are distinguished: unknown payment, wrong keys, invalid receipt', async () => {
    const { gateway, configs } = await openGateway();
    expect(await gateway.state('1')).toMatchObject({ ok: false, reason: 'not-found' });
    const stranger = createTbankGateway({ ...configs.tbank, password: 'wrong' });
    expect(await stranger.create(bouquetPayment())).toMatchObject({ ok: false, reason: 'unavailable', code: '204' });
    expect(await gateway.create(bouquetPayment({ customer: {} }))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  it('are «unavailable» for a 5xx, a timeout and a bank that is down', async () => {
    const { gateway, faults, stop } = await openGateway({ timeoutMs: 1500 });
    await faults({ scope: 'tbank', failNext: 1 });
    expect(await gateway.state('1')).toMatchObject({ reason: 'unavailable', code: '503' });
    await faults({ scope: 'tbank', hangNext: 1, hangMs: 4000 });
    expect(await gateway.state('1')).toMatchObject({ reason: 'unavailable', code: 'timeout' });
    await stop();
    expect(await gateway.state('1')).toMatchObject({ reason: 'unavailable', code: 'network' });
  });

  it('include a notification with a wrong token, which is not trusted', async () => {
    const { faults, paid, notifications, gateway } = await openGateway();
    await faults({ scope: 'tbank', badToken: true });
    await paid();
    for (const result of await notifications(2)) expect(result).toMatchObject({ ok: false, reason: 'untrusted' });
    expect(await gateway.parseNotification({}, 'not json')).toMatchObject({ ok: false, reason: 'untrusted' });
    expect(await gateway.parseNotification({}, 'null')).toMatchObject({ ok: false, reason: 'untrusted' });
  });

  it('leave notifications readable when duplicated or out of order', async () => {
    const { faults, paid, notifications } = await openGateway();
    await faults({ scope: 'tbank', duplicate: true, reorder: true });
    await paid();
    const statuses = (await notifications(4)).map((result) => valueOf(result).status);
    expect(statuses).toEqual(['CONFIRMED', 'CONFIRMED', 'AUTHORIZED', 'AUTHORIZED']);
  });

  it('end when the bank reads the acknowledgement', async () => {
    const { gateway } = await openGateway();
    expect(gateway.acknowledgement()).toMatchObject({ status: 200, body: 'OK' });
  });
});
