import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test('RTE-45: «Показать ещё» appends to the list', async ({ site }) => {
  await site.open('/catalog');
  await expect(site.cards).toHaveCount(24);
  await site.press(site.main.getByRole('link', { name: 'Показать ещё' }));
  await expect(site.cards).toHaveCount(48);
  const titles = await site.cards
    .locator('a[href^="/products/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(titles).size).toBe(48);
});

/** Counts the visible product cards in every frame from now on; returns the minimum and the number of frames. */
async function watchCards({ page }: Site): Promise<() => Promise<{ fewest: number; frames: number }>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { fewest: Infinity, frames: 0 };
    const look = () => {
      const cards = [...document.querySelectorAll('main article')];
      seen.fewest = Math.min(seen.fewest, cards.filter((card) => card.getClientRects().length > 0).length);
      seen.frames += 1;
      requestAnimationFrame(look);
    };
    look();
    return seen;
  });
  return () => watch.jsonValue();
}

for (const path of ['/catalog', '/catalog/bukety', '/popular']) {
  test(`«Показать ещё» keeps the list of ${path} on the screen while the URL takes the page`, async ({ site }) => {
    await site.open(path);
    const shown = await site.cards.count();
    const watched = await watchCards(site);
    await site.press(site.main.getByRole('link', { name: 'Показать ещё' }));
    await expect(site.page).toHaveURL(`${path}?page=2`);
    const { frames } = await watched();
    // A skeleton would replace the list within these frames, and stay for at least eighteen of them.
    await expect.poll(async () => (await watched()).frames).toBeGreaterThan(frames + 60);
    expect((await watched()).fewest).toBe(shown);
    await expect.poll(() => site.cards.count()).toBeGreaterThan(shown);
  });
}

test('the cards of a long list leave it at once, and the document soon, when a filter replaces it @desktop', async ({
  site,
}) => {
  await site.open('/catalog');
  for (const shown of [48, 72, 96]) {
    await site.press(site.main.getByRole('link', { name: 'Показать ещё' }));
    await expect(site.cards).toHaveCount(shown);
  }
  const filters = site.page.getByRole('complementary', { name: 'Фильтры' });
  await site.press(filters.getByRole('link', { name: /^Герберы/ }));
  await expect(site.page).toHaveURL(/\?/);
  await expect(site.cards.first()).toBeVisible();
  await expect.poll(() => site.cards.count()).toBeLessThan(24);
  await expect
    .poll(async () => (await site.main.locator('article').count()) - (await site.cards.count()), 'only cards of goods')
    .toBe(0);
});
