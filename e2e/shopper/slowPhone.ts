import type { Page } from '@playwright/test';

/** A connection of 1.6 Mbit/s with 150 ms of latency, Lighthouse's preset for phones. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

const noPicture = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Scripts or requests that have not arrived yet. */
interface Held {
  release: () => void;
}

/** Holds back the scripts whose URL matches until they are released. */
export async function holdScripts(page: Page, held: RegExp): Promise<Held> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(held, async (route) => {
    if (route.request().resourceType() === 'script') await released;
    await route.continue();
  });
  // Resizing images costs server CPU that the test machine shares with the browser.
  await page.route(/\/_ipx\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: noPicture }));
  return { release };
}

/** Holds back the next request whose URL matches until it is released. */
export async function holdNext(page: Page, held: RegExp): Promise<Held> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(held, async (route) => (await released, route.continue()), { times: 1 });
  return { release };
}

/** Holds scripts back, with a CPU that is six times slower, and the network of the preset. */
export async function slowPhone(page: Page, held: RegExp): Promise<Held> {
  const scripts = await holdScripts(page, held);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
  return scripts;
}
