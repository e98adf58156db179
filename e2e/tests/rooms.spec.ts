import { violationsOf } from '../shopper/axe.ts';
import { shop } from '../shopper/desk.ts';
import { brokenWords, overflow, secondScroll } from '../shopper/measures.ts';
import { ofAdministration, ofPerson, ofShop, ofWrongIds } from '../shopper/rooms.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';
import type { Site } from '../shopper/site.ts';

const half = Math.ceil(ofShop.length / 2);

/** The people who open the rooms, and their rooms: in tests of a minute each. */
const rooms: [name: string, login: string, paths: string[]][] = [
  ['a person', shop.owner, ofPerson],
  ['a shop, the first half', shop.owner, ofShop.slice(0, half)],
  ['a shop, the second half', shop.owner, ofShop.slice(half)],
  ['the administration', 'admin', ofAdministration],
];

const softly = expect.configure({ soft: true, timeout: 5000 });
const widths = { phone: [320, 390], desktop: [768, 820, 1024, 1440] };

async function expectToFit({ page, isPhone }: Site, path: string): Promise<void> {
  const { height } = page.viewportSize()!;
  for (const width of isPhone ? widths.phone : widths.desktop) {
    await page.setViewportSize({ width, height });
    // The text is wider until its font has loaded.
    await softly.poll(() => overflow(page), `${path} at ${width}`).toEqual({ by: 0, culprits: [] });
    softly(await brokenWords(page), `${path} at ${width}`).toEqual([]);
    softly(await secondScroll(page), `${path} at ${width} scrolls twice`).toBe(0);
  }
}

/** Light on the desktop, dark on the phone. */
async function expectRooms(site: Site, paths: readonly string[]): Promise<void> {
  const { page, isPhone } = site;
  await page.emulateMedia({ colorScheme: isPhone ? 'dark' : 'light', reducedMotion: 'reduce' });
  for (const path of paths) {
    await site.open(path);
    await softly(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expectToFit(site, path);
    softly(await violationsOf(site), path).toEqual([]);
  }
}

test.describe.configure({ timeout: 300_000 });

for (const [name, login, paths] of rooms) {
  test(`every room of ${name} has a heading, fits each window, and axe finds no violation`, async ({ site }) => {
    expect(paths.length).toBeGreaterThan(5);
    await arriveAs(site, login, '/docs');
    await expectRooms(site, paths);
  });
}

for (const [owner, login, isOfAdministration] of [
  ['a shop', shop.owner, false],
  ['the administration', 'admin', true],
] as const) {
  test(`a room of ${owner}, of something that does not exist, answers 404, below one header`, async ({
    site,
    watch,
  }) => {
    watch.allow(/404/);
    const { page } = site;
    const paths = ofWrongIds.filter((each) => each.includes('/moderation/') === isOfAdministration);
    expect(paths.length).toBeGreaterThan(isOfAdministration ? 1 : 10);
    await arriveAs(site, login, '/docs');
    for (const path of paths) {
      const answer = await page.goto(path);
      softly(answer?.status(), path).toBe(404);
      await softly(page.getByRole('heading', { level: 1 }), path).toHaveText(`Page Not Found: ${path}`);
      // A wide desk has a rail instead of a header.
      softly(await page.getByRole('banner').filter({ visible: true }).count(), path).toBeLessThan(2);
      await softly(page.getByRole('main').filter({ visible: true }), path).toHaveCount(1);
    }
  });
}
