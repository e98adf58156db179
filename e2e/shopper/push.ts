import { expect } from '@playwright/test';
import { subscribeToPush } from '../shop/emulator.ts';
import type { Site } from './site.ts';

type PushedBrowser = Awaited<ReturnType<typeof subscribeToPush>>;

/**
 * Switches push messages on in this browser. Chromium subscribes only at Google's service, so a single answer of that
 * service is replaced by that of the local one; the permission, the service worker and everything after the answer are
 * real.
 */
export async function switchPushOn(site: Site): Promise<PushedBrowser> {
  const { page } = site;
  const browser = await subscribeToPush();
  await page.context().grantPermissions(['notifications'], { origin: new URL(page.url()).origin });
  await page.evaluate((answer) => {
    const toJSON = { value: () => answer };
    PushManager.prototype.subscribe = () =>
      Promise.resolve(Object.create(PushSubscription.prototype, { toJSON }) as PushSubscription);
  }, browser);
  await site.press(site.main.getByRole('button', { name: 'Включить', exact: true }));
  await expect(site.main.getByRole('button', { name: 'Выключить', exact: true })).toBeVisible();
  return browser;
}

/** Hands a message to the browser's service worker, as its push service does. */
export async function deliverPush({ page }: Site, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) });
}

/** Titles of the notifications that the browser shows. */
export const shownNotifications = ({ page }: Site): Promise<string[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration('/');
    return ((await registration?.getNotifications()) ?? []).map(({ title }) => title);
  });
