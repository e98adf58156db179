import { shop } from '../shopper/desk.ts';
import { ofAdministration, ofPerson, ofShop } from '../shopper/rooms.ts';
import { holdEvents } from '../shopper/late.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { tabFaults } from '../shopper/tabOrder.ts';
import { expect, test } from '../shopper/test.ts';

type Rooms = [name: string, login: string, paths: string[]];

/** In tests of half a minute each. */
const halves = (name: string, login: string, paths: string[]): Rooms[] => {
  const half = Math.ceil(paths.length / 2);
  return [
    [`${name}, the first half`, login, paths.slice(0, half)],
    [`${name}, the second half`, login, paths.slice(half)],
  ];
};

/** The people who open the rooms, and their rooms. */
const rooms: Rooms[] = [
  ['a person', shop.owner, ofPerson],
  ...halves('a shop', shop.owner, ofShop),
  ...halves('the administration', 'admin', ofAdministration),
];

for (const [name, login, paths] of rooms) {
  test(`Tab reaches every control in every room of ${name}, with the focus in sight @desktop`, async ({ site }) => {
    test.setTimeout(300_000);
    expect(paths.length).toBeGreaterThan(5);
    const { page } = site;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdEvents(site);
    await arriveAs(site, login, '/docs');
    const seen = new Set<string>();
    for (const path of paths) {
      await site.openWhole(path);
      // Some paths lead to another room.
      const { pathname } = new URL(page.url());
      if (seen.has(pathname)) continue;
      seen.add(pathname);
      expect.soft(await tabFaults(page), path).toEqual([]);
    }
  });
}
