import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { startEmulator, startShop, type Json } from '../../test/running.ts';
import { demoKeys } from '../settings.ts';
import { kopecksOf, roublesText } from './status.ts';

const authorization = { authorization: `Bearer ${demoKeys.tochka.token}` };
const root = '/tochka/acquiring/v1.0/payments';

function linkOf(more: Json = {}) {
  const { customerCode } = demoKeys.tochka;
  return {
    Data: { customerCode, amount: '1234.50', purpose: 'Заказ 7', paymentMode: ['card'], paymentLinkId: 'p-7', ...more },
  };
}

async function openLink(more: Json = {}) {
  const emulator = await startEmulator();
  const made = (await emulator.json(root, linkOf(more), authorization)) as { Data: Json };
  const id = String(made.Data.operationId);
  const operation = async () => {
    const answer = await fetch(`${emulator.url}${root}/${id}`, { headers: authorization });
    return ((await answer.json()) as { Data: { Operation: Json[] } }).Data.Operation[0];
  };
  const ask = (action: string, amount: string) =>
    emulator.post(`${root}/${id}/${action}`, { Data: { amount } }, authorization);
  return { ...emulator, id, link: made.Data, operation, ask };
}

describe('a payment link', () => {
  it('is created with its URL and waits', async () => {
    const { url, id, link, operation } = await openLink();
    expect(link).toMatchObject({ status: 'CREATED', amount: '1234.50', paymentLink: `${url}/tochka/pay/${id}` });
    expect(await operation()).toMatchObject({ operationId: id, status: 'CREATED', paymentLinkId: 'p-7' });
  });

  it('accepts another card after a declined one', async () => {
    const { id, pay, operation } = await openLink();
    await pay(id, 'insufficient');
    expect(await operation()).toMatchObject({ status: 'CREATED' });
    await pay(id, 'challenge');
    expect(await operation()).toMatchObject({ status: 'APPROVED' });
  });

  it('is refunded in part and in full', async () => {
    const { id, pay, operation, ask } = await openLink();
    expect((await ask('refund', '1.00')).status).toBe(400);
    await pay(id, 'success');
    expect((await ask('refund', '1000.00')).status).toBe(200);
    const part = { status: 'REFUNDED_PARTIALLY', Order: [{ type: 'refund', amount: '1000.00' }] };
    expect(await operation()).toMatchObject(part);
    expect((await ask('refund', '234.51')).status).toBe(400);
    await ask('refund', '234.50');
    expect(await operation()).toMatchObject({ status: 'REFUNDED' });
  });

  it.each([
    ['no money', { amount: '0.00' }],
    ['an unknown customer', { customerCode: '1' }],
    ['lines that do not add up', { Items: [{ name: 'Букет', amount: '1.00', quantity: 1 }] }],
    ['two stages', { preAuthorization: true }],
    ['a life of two months', { ttl: 99_999 }],
  ])('is refused for %s', async (_what, more) => {
    const { post } = await startEmulator();
    expect((await post(root, linkOf(more), authorization)).status).toBe(400);
  });

  it('is refused without the right token, and unknown under a wrong id', async () => {
    const { post, url } = await startEmulator();
    expect((await post(root, linkOf())).status).toBe(401);
    expect((await fetch(`${url}${root}/none`, { headers: authorization })).status).toBe(404);
  });
});

describe('the webhook', () => {
  const register = (url: string, shopUrl: string, clientId: string = demoKeys.tochka.clientId) =>
    fetch(`${url}/tochka/webhook/v1.0/${clientId}`, {
      method: 'PUT',
      headers: { ...authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ webhooksList: ['acquiringInternetPayment'], url: shopUrl }),
    });

  it("is a JWT that verifies with the bank's published key", async () => {
    const shop = await startShop();
    const { url, id, pay, get } = await openLink();
    expect((await register(url, shop.url)).status).toBe(200);
    await pay(id, 'success');
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    const [message] = shop.received;
    expect(message!.contentType).toBe('text/plain');
    const keys = createLocalJWKSet((await get('/tochka/.well-known/jwks.json')) as unknown as JSONWebKeySet);
    const { payload, protectedHeader } = await jwtVerify(message!.body, keys);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({ operationId: id, status: 'APPROVED', amount: '1234.50', paymentLinkId: 'p-7' });
  });

  it('is signed with an unpublished key under that fault', async () => {
    const shop = await startShop();
    const { url, id, pay, get, faults } = await openLink();
    await register(url, shop.url);
    await faults({ scope: 'tochka', badToken: true });
    await pay(id, 'success');
    await vi.waitFor(() => expect(shop.received).toHaveLength(1));
    const keys = createLocalJWKSet((await get('/tochka/.well-known/jwks.json')) as unknown as JSONWebKeySet);
    await expect(jwtVerify(shop.received[0]!.body, keys)).rejects.toThrow(/signature/);
  });

  it('can be set only by its own application', async () => {
    const { url } = await startEmulator();
    expect((await register(url, 'http://shop.test', 'foreign')).status).toBe(403);
    expect((await register(url, 'nowhere')).status).toBe(400);
  });
});

describe('money as text', () => {
  it.each([
    [123_450, '1234.50'],
    [5, '0.05'],
    [100, '1.00'],
  ])('%i kopecks are %s', (kopecks, text) => {
    expect(roublesText(kopecks)).toBe(text);
    expect(kopecksOf(text)).toBe(kopecks);
  });

  it('is also read from a number, and refused when it is not money', () => {
    expect(kopecksOf(19.9)).toBe(1990);
    expect(kopecksOf('1.005')).toBeNull();
    expect(kopecksOf('-1')).toBeNull();
  });
});
