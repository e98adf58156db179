import { describe, expect, it, vi } from 'vitest';
import { initOf, startEmulator, startShop } from '../../test/running.ts';
import { hasRightToken } from '../tbank/token.ts';

async function paidWith(plan: Record<string, unknown>) {
  const emulator = await startEmulator();
  const shop = await startShop();
  const { PaymentId } = await emulator.tbank('Init', initOf(500, { NotificationURL: shop.url }));
  await emulator.faults(plan);
  await emulator.pay(PaymentId, 'success');
  const statuses = () => shop.messages().map(({ Status }) => Status);
  return { ...emulator, shop, statuses };
}

describe('notifications', () => {
  it('are resent until the shop answers OK', async () => {
    const { tbank, pay } = await startEmulator();
    const shop = await startShop([
      { status: 500, body: '' },
      { status: 200, body: 'ok' },
      { status: 200, body: 'OK' },
    ]);
    const { PaymentId } = await tbank('Init', initOf(500, { NotificationURL: shop.url }));
    await pay(PaymentId, 'insufficient');
    await vi.waitFor(() => expect(shop.received).toHaveLength(3));
    await new Promise((resolve) => setTimeout(resolve, 120));
    expect(shop.received).toHaveLength(3);
  });

  it('are sent twice when duplicated', async () => {
    const { statuses } = await paidWith({ scope: 'tbank', duplicate: true });
    await vi.waitFor(() => expect(statuses()).toEqual(['AUTHORIZED', 'AUTHORIZED', 'CONFIRMED', 'CONFIRMED']));
  });

  it('arrive newest first when reordered', async () => {
    const { statuses } = await paidWith({ scope: 'VetkaDEMO', reorder: true });
    await vi.waitFor(() => expect(statuses()).toEqual(['CONFIRMED', 'AUTHORIZED']));
  });

  it('arrive late', async () => {
    const started = performance.now();
    const { statuses } = await paidWith({ lateMs: 100 });
    expect(statuses()).toEqual([]);
    await vi.waitFor(() => expect(statuses()).toEqual(['AUTHORIZED', 'CONFIRMED']));
    expect(performance.now() - started).toBeGreaterThanOrEqual(190);
  });

  it('have a wrong token', async () => {
    const { shop } = await paidWith({ scope: 'tbank', badToken: true });
    await vi.waitFor(() => expect(shop.received).toHaveLength(2));
    expect(hasRightToken(shop.messages()[0]!, 'vetka-demo-password')).toBe(false);
  });

  it('never arrive when dropped', async () => {
    const { shop } = await paidWith({ scope: 'tbank', drop: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(shop.received).toHaveLength(0);
  });
});

describe('calls', () => {
  it('fail as often as configured, and only the named ones', async () => {
    const { faults, post, tbank } = await startEmulator();
    await faults({ scope: 'tbank', failNext: 2, calls: ['GetState'] });
    expect(await tbank('Init', initOf(500))).toMatchObject({ Success: true });
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await post('/tbank/v2/GetState', {})).status);
    expect(statuses).toEqual([503, 503, 200]);
  });

  it('hang up before or after the work', async () => {
    const { faults, tbank, get } = await startEmulator();
    await faults({ scope: 'tbank', hangNext: 1, loseNext: 1, hangMs: 20 });
    await expect(tbank('Init', initOf(500))).rejects.toThrow('fetch failed');
    expect(await get('/control/payments')).toHaveLength(0);
    await expect(tbank('Init', initOf(500))).rejects.toThrow('fetch failed');
    expect(await get('/control/payments')).toHaveLength(1);
  });

  it('are slow for calls that contain the text of the plan', async () => {
    const { faults, tbank } = await startEmulator();
    await faults({ scope: 'mentions:nobody', slowNext: 1, hangMs: 60_000 });
    await faults({ scope: 'mentions:T-500', slowNext: 1, hangMs: 60 });
    expect(await tbank('Init', initOf(500))).toMatchObject({ Success: true });
    const began = performance.now();
    expect(await tbank('Init', initOf(500, { Description: 'T-500' }))).toMatchObject({ Success: true });
    expect(performance.now() - began).toBeGreaterThanOrEqual(50);
  });

  it('recover after the faults are cleared', async () => {
    const { faults, tbank, url, get } = await startEmulator();
    await faults({ failNext: 100 });
    await fetch(`${url}/control/faults`, { method: 'DELETE' });
    expect(await get('/control/faults')).toEqual({});
    expect(await tbank('Init', initOf(500))).toMatchObject({ Success: true });
  });

  it('refuse an unknown fault', async () => {
    const { post } = await startEmulator();
    expect((await post('/control/faults', { failNext: -1 })).status).toBe(400);
    expect((await post('/control/payments/1/pay', {})).status).toBe(404);
  });
});
