import type { Locator, Page } from '@playwright/test';
import { arriveAs, createAccount } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { holdScripts, slowPhone } from '../shopper/slowPhone.ts';
import { expect, test } from '../shopper/test.ts';

// The CPU is throttled six times, on a machine that is busy with other tests.
test.describe.configure({ timeout: 180_000 });
const patience = { timeout: 60_000 };

const caretOf = (field: Locator): Promise<number | null> =>
  field.evaluate((element) => (element instanceof HTMLInputElement ? element.selectionStart : null));

/** Types with an input method that has not confirmed the word yet. */
async function compose(page: Page, text: string): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  return async () => void (await devTools.send('Input.insertText', { text }));
}

const rootIsHydrated = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')));

/** The scripts that are held back while the fields are changed. */
const waits = [
  { before: 'before any code has loaded', hold: (page: Page) => slowPhone(page, /\/assets\//) },
  {
    before: 'before the code of its part has loaded',
    hold: (page: Page) => holdScripts(page, /\/assets\/SettingsPage-/),
    isRootHydrated: true,
  },
];

for (const { before, hold, isRootHydrated } of waits) {
  test(`input in the settings ${before} is kept and saved`, async ({ site }) => {
    const { page, main } = site;
    await createAccount(site);
    const scripts = await hold(page);
    await page.goto('/my/settings', { waitUntil: 'commit' });
    if (isRootHydrated) await expect.poll(() => rootIsHydrated(page), patience).toBe(true);
    const name = main.getByRole('textbox', { name: 'Имя', exact: true });
    const visibility = main.getByRole('switch', { name: 'Показывать мою страницу всем' });
    const wasVisible = await visibility.isChecked(patience);
    await labelOf(main.getByRole('radio', { name: 'Мужчина' })).click(patience);
    await labelOf(main.getByRole('radio', { name: 'Женщина' })).click();
    await labelOf(visibility).click();
    await name.pressSequentially('Вер');
    const confirm = await compose(page, 'очка');
    const saved = (body: RegExp) =>
      page.waitForRequest((request) => request.method() === 'PUT' && body.test(request.postData() ?? ''), patience);
    const choices = [saved(/"gender":"WOMAN"/), saved(new RegExp(`"isVisible":${!wasVisible}`))];
    scripts.release();
    await Promise.all(choices);
    const part = main.locator('form').filter({ has: page.getByRole('textbox', { name: 'Имя', exact: true }) });
    await expect(part.getByRole('button', { name: 'Сохранить' })).toBeEnabled(patience);
    await confirm();
    await expect(name).toHaveValue('Верочка');
    const naming = saved(/"firstName":"Верочка"/);
    await name.press('Enter');
    await naming;
    await expect(main.getByRole('radio', { name: 'Женщина' })).toBeChecked();
    await expect(visibility).toBeChecked({ checked: !wasVisible });
  });
}

test('a search typed before any code has loaded gets its suggestions, with the caret where it was', async ({
  site,
}) => {
  const { page } = site;
  const scripts = await holdScripts(page, /\/assets\//);
  await page.goto('/catalog', { waitUntil: 'commit' });
  const field = page.getByRole('banner').getByLabel('Поиск по каталогу');
  await field.pressSequentially('розы', patience);
  await field.press('ArrowLeft');
  scripts.release();
  await expect(page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first()).toBeVisible(patience);
  expect(await caretOf(field)).toBe(3);
  await field.pressSequentially('н');
  await expect(field).toHaveValue('розны');
});

/** Rooms of a shop, own rooms and open pages, each with its heading rendered by the server. */
const rendered = [
  ...[
    'orders',
    'products',
    'products/stems',
    'storefront',
    'discounts',
    'delivery',
    'team',
    'statistics',
    'settings',
  ].map((room) => `/my/shop/myata-i-pion/${room}`),
  '/my',
  '/my/settings',
  '/shops',
  '/catalog?rating=4',
  '/products/buket-iz-3-rozovykh-gortenziy',
  '/articles',
  '/articles/kak-sokhranit-piony',
  '/myata-i-pion',
];

test('the browser keeps the server-rendered form, and with it early input', async ({ site }) => {
  const { page } = site;
  // The script also runs in the preview of the storefront, where no script may.
  site.watch.allow(/Blocked script execution in 'about:blank'/);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.setAttribute('data-from-server', '');
    }),
  );
  await arriveAs(site, 'florist', '/my');
  for (const path of rendered) {
    await site.open(path);
    await expect(page.locator('main h1[data-from-server]'), path).toHaveCount(1);
  }
});
