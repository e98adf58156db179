import { describe, expect, it, vi } from 'vitest';
import { bouquetPayment, startListener, startProviders, valueOf } from '../../../test/emulatedProviders.ts';
import { createTochkaGateway, type TochkaConfig } from './tochka.ts';
import { kopecksOfRoubles, roublesText } from './tochkaMoney.ts';

async function openGateway(change: Partial<TochkaConfig> = {}) {
  const providers = await startProviders();
  const listener = await startListener();
  const gateway = createTochkaGateway({ ...providers.configs.tochka, ...change });
  const create = () => gateway.create(bouquetPayment({ notificationUrl: listener.url }));
  const paid = async () => {
    const { externalId } = valueOf(await create());
    await providers.pay(externalId);
    return externalId;
  };
  const notifications = async () => {
    await vi.waitFor(() => expect(listener.received.length).toBeGreaterThanOrEqual(1), { timeout: 10_000 });
    const { headers, rawBody } = listener.received[0]!;
    return gateway.parseNotification(headers, rawBody);
  };
  return { ...providers, gateway, create, paid, notifications };
}

describe('a payment through Tochka', () => {
  it('is created with its lines, has a page and is charged', async () => {
    const { create, gateway, pay, url } = await openGateway();
    const made = valueOf(await create());
    expect(made).toMatchObject({ status: 'CREATED', paymentLink: `${url}/tochka/pay/${made.externalId}` });
    await pay(made.externalId);
    const paid = { status: 'CONFIRMED', bankStatus: 'APPROVED', amount: 350_001 };
    expect(valueOf(await gateway.state(made.externalId))).toMatchObject(paid);
  });

  it('notifies by a webhook signed by the bank', async () => {
    const { paid, notifications } = await openGateway();
    const externalId = await paid();
    const { paymentId } = bouquetPayment();
    expect(valueOf(await notifications())).toMatchObject({
      externalId,
      paymentId,
      status: 'CONFIRMED',
      amount: 350_001,
    });
  });

  it('is refunded in part and in full', async () => {
    const { paid, gateway } = await openGateway();
    const externalId = await paid();
    const part = await gateway.refund({ externalId, amount: 50_000 });
    expect(valueOf(part)).toMatchObject({ status: 'PARTIAL_REFUNDED', amount: 300_001 });
    expect(valueOf(await gateway.refund({ externalId }))).toMatchObject({ status: 'REFUNDED', amount: 0 });
    expect(await gateway.refund({ externalId, amount: 1 })).toMatchObject({ ok: false, reason: 'rejected' });
  });

  it('is not refunded for more than is left', async () => {
    const { paid, gateway } = await openGateway();
    const externalId = await paid();
    await gateway.refund({ externalId, amount: 350_000 });
    expect(await gateway.refund({ externalId, amount: 2 })).toMatchObject({
      ok: false,
      reason: 'rejected',
      code: '400',
    });
    expect(valueOf(await gateway.state(externalId))).toMatchObject({ status: 'PARTIAL_REFUNDED', amount: 1 });
  });
});

describe('failures of Tochka', () => {
  it('are distinguished', async () => {
    const { gateway, configs, faults, create } = await openGateway();
    expect(await gateway.state('none')).toMatchObject({ ok: false, reason: 'not-found' });
    const stranger = createTochkaGateway({ ...configs.tochka, token: 'wrong' });
    expect(await stranger.state('none')).toMatchObject({ ok: false, reason: 'unavailable', code: '401' });
    await faults({ scope: 'tochka', failNext: 1 });
    expect(await create()).toMatchObject({ ok: false, reason: 'unavailable', code: '503' });
    expect(await create()).toMatchObject({ ok: true });
    expect(await gateway.create(bouquetPayment({ amount: 0 }))).toMatchObject({ ok: false, reason: 'invalid' });
  });

  it('include a webhook signed by someone else, which is not trusted', async () => {
    const { faults, paid, notifications, gateway } = await openGateway();
    await faults({ scope: 'tochka', badToken: true });
    await paid();
    expect(await notifications()).toMatchObject({ ok: false, reason: 'untrusted' });
    expect(await gateway.parseNotification({}, 'not a token')).toMatchObject({ ok: false, reason: 'untrusted' });
  });

  it('leave a webhook «unavailable», not «untrusted», when the keys cannot be fetched', async () => {
    const { gateway, stop } = await openGateway();
    await stop();
    expect(await gateway.parseNotification({}, 'a.b.c')).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

describe('amounts of Tochka', () => {
  it.each([
    [350_001, '3500.01'],
    [7, '0.07'],
  ])('%i kopecks are %s', (kopecks, text) => {
    expect(roublesText(kopecks)).toBe(text);
    expect(kopecksOfRoubles(text)).toBe(kopecks);
  });

  it('are null when they are not an amount of money', () => {
    expect(kopecksOfRoubles('1e5')).toBeNull();
    expect(kopecksOfRoubles(undefined)).toBeNull();
  });
});
