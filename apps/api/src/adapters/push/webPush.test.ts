import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { NewPushSubscription } from '@vetka/domain/notice';
import { describe, expect, it } from 'vitest';
import { startProviders } from '../../../test/emulatedProviders.ts';
import { localVapidKeys } from './vapidKeys.ts';
import { createWebPush } from './webPush.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vetka-keys-'));
const keys = localVapidKeys(folder);
const message = { payload: '{"title":"Букет готов"}', topic: 'notice-7', isUrgent: true };

async function start() {
  const { url, configs, faults } = await startProviders();
  const sender = createWebPush({ keys, subject: 'mailto:a@vetka.test', localOrigins: configs.pushOrigins });
  const subscribe = async () =>
    (await (await fetch(`${url}/push/subscriptions`, { method: 'POST' })).json()) as NewPushSubscription;
  return { sender, faults, subscribe };
}

describe('a push message', () => {
  it('is encrypted for the browser and signed by the site', async () => {
    const { sender, subscribe } = await start();
    const subscription = await subscribe();
    expect(await sender.send(subscription, message)).toEqual({ ok: true, value: null });
    expect(await (await fetch(subscription.endpoint)).json()).toEqual([
      { payload: message.payload, topic: 'notice-7', urgency: 'high', sender: 'mailto:a@vetka.test' },
    ]);
  });

  it('finds no subscription after the browser has unsubscribed', async () => {
    const { sender, subscribe } = await start();
    const subscription = await subscribe();
    await fetch(subscription.endpoint, { method: 'DELETE' });
    expect(await sender.send(subscription, message)).toMatchObject({ ok: false, reason: 'not-found', code: '410' });
  });

  it('is «unavailable» when the push service is down', async () => {
    const { sender, subscribe, faults } = await start();
    const subscription = await subscribe();
    await faults({ scope: 'push', failNext: 1 });
    expect(await sender.send(subscription, message)).toMatchObject({ reason: 'unavailable', code: '503' });
  });

  it('is «invalid» with keys that are not on the curve', async () => {
    const { sender, subscribe } = await start();
    const { endpoint } = await subscribe();
    const broken = { endpoint, keys: { p256dh: 'BKey', auth: 'secret' } };
    expect(await sender.send(broken, message)).toMatchObject({ ok: false, reason: 'invalid' });
  });

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com.example.ru/abc', false],
    ['http://fcm.googleapis.com/abc', false],
    ['http://127.0.0.1:5432/', false],
  ])('is sent to push services only: %s', async (endpoint, isKnown) => {
    expect((await start()).sender.isKnown(endpoint)).toBe(isKnown);
  });

  it('is signed by the same key after a restart', () => {
    expect(localVapidKeys(folder)).toEqual(keys);
  });
});
