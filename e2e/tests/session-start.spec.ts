import { EventEmitter, once } from 'node:events';
import { openBesideApi, type BrokenSite, type Judge } from '../shop/brokenApi.ts';
import { addFrom, cardOf, sellers } from '../shopper/buying.ts';
import { expect, test } from '../shopper/test.ts';

let beside: BrokenSite | undefined;
test.afterEach(async () => {
  await beside?.close();
  beside = undefined;
});

async function openBeside(judge: Judge): Promise<BrokenSite> {
  beside = await openBesideApi(judge);
  return beside;
}

const refuseSession: Judge = (path) => path !== '/api/v1/session';

test('ERR-16: a session that cannot be read is only logged: the site works, without the visitor’s city', async ({
  site,
}) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  await site.press(page.getByRole('button', { name: 'Выберите город' }));
  await site.dialog('Куда везти цветы').getByRole('searchbox', { name: 'Название города' }).fill('Казан');
  await site
    .dialog('Куда везти цветы')
    .getByRole('button', { name: /^Казань/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Казань' })).toBeVisible();
  const { url, mend } = await openBeside(refuseSession);
  await page.goto(`${url}/catalog/bukety`);
  await site.waitForHydration();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выберите город' })).toBeVisible();
  await expect(site.cards).toHaveCount(24);
  await expect(site.toasts.getByRole('listitem')).toHaveCount(0);
  mend();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Казань' })).toBeVisible();
});

const userPath = '/api/v1/auth/user';
const cartPath = '/api/v1/cart';
const categoriesPath = '/api/v1/categories';

/** How long a read of the user or the cart is held without the other (ms). */
const heldMs = 15_000;

/** Holds the requests for user and cart until both have been made, and records the order of all calls. */
function holdShopper() {
  const calls: string[] = [];
  const arrivals = new EventEmitter();
  const judge: Judge = async (path) => {
    calls.push(path);
    arrivals.emit(path);
    const other = path === userPath ? cartPath : path === cartPath ? userPath : undefined;
    if (other === undefined || calls.includes(other)) return true;
    return once(arrivals, other, { signal: AbortSignal.timeout(heldMs) }).then(
      () => true,
      () => false,
    );
  };
  return { calls, judge };
}

test('STA-29: the page starts with user and cart, fetched together, then the categories', async ({ site }) => {
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.second));
  const { calls, judge } = holdShopper();
  const { url } = await openBeside(judge);
  const html = await (await site.page.request.get(`${url}/catalog`)).text();
  const [user, cart, categories] = [userPath, cartPath, categoriesPath].map((path) => calls.indexOf(path));
  expect(user, calls.join(' ')).toBeGreaterThanOrEqual(0);
  expect(cart, calls.join(' ')).toBeGreaterThanOrEqual(0);
  expect(categories, 'the categories come last').toBeGreaterThan(Math.max(user ?? 0, cart ?? 0));
  const hasCount = /Корзина(?:<[^>]*>)*,\s(?:<[^>]*>)*1\b/.test(html);
  expect(hasCount, 'no read was held in vain: both were requested together').toBe(true);
});
