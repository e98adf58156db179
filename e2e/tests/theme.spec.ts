import { violationsOf } from '../shopper/axe.ts';
import { overflow } from '../shopper/measures.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const choice = (site: Site, name: string) =>
  site.page.getByRole('group', { name: 'Тема оформления' }).getByRole('radio', { name, exact: true });

/** Background colour of the page. */
const ground = ({ page }: Site) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The theme in the server's HTML, before any script runs. */
async function drawnTheme({ page }: Site): Promise<string | undefined> {
  const html = await (await page.request.get('/catalog')).text();
  return /<html[^>]*data-theme="(\w+)"/.exec(html)?.[1];
}

test('the next page has the chosen theme before its first script, and «Авто» follows the device', async ({ site }) => {
  const { page } = site;
  await site.open('/docs');
  for (const [name, theme, color] of [
    ['Тёмная', 'dark', 'rgb(18, 24, 19)'],
    ['Контраст', 'contrast', 'rgb(242, 242, 242)'],
    ['Светлая', 'light', 'rgb(250, 246, 238)'],
  ] as const) {
    await labelOf(choice(site, name)).click();
    await expect.poll(() => ground(site), name).toBe(color);
    expect(await drawnTheme(site), name).toBe(theme);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(site)).toBe('rgb(250, 246, 238)');
  await labelOf(choice(site, 'Авто')).click();
  await expect.poll(() => ground(site)).toBe('rgb(18, 24, 19)');
  expect(await drawnTheme(site)).toBeUndefined();
});

test('high contrast can be chosen with arrow keys, and survives a reload', async ({ site }) => {
  const { page } = site;
  await site.open('/docs');
  await choice(site, 'Авто').focus();
  await page.keyboard.press('ArrowUp');
  await expect(choice(site, 'Контраст')).toBeChecked();
  await page.reload();
  await site.waitForHydration();
  await expect(choice(site, 'Контраст')).toBeChecked();
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#F2F2F2');
  expect((await overflow(page)).by, 'nothing overflows').toBe(0);
  await site.screenshot('contrast');
});

test('in high contrast all text of the shopping pages reaches 7 : 1', async ({ site }) => {
  const { page } = site;
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  for (const path of ['/', '/catalog/bukety', '/products/buket-iz-3-rozovykh-gortenziy']) {
    await site.open(path);
    await expect.poll(() => ground(site), path).toBe('rgb(242, 242, 242)');
    const weak = await violationsOf(site, ['color-contrast', 'color-contrast-enhanced']);
    expect.soft(weak, path).toEqual([]);
  }
});
