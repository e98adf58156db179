import { cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { expect, test } from '../shopper/test.ts';

test.use({ javaScriptEnabled: false });

// The browser reports a blocked script as a failure.
test.beforeEach(({ watch }) => watch.allow(/\/assets\/[^/]+\.js csp$/));

test('home, category and product can be read and navigated', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 }), 'RTE-01: home').toBeVisible();
  await expect(main.getByRole('link', { name: 'Букеты', exact: true })).toBeVisible();
  await expect(site.cards.first()).toBeVisible();
  await site.screenshot('home');
  await site.follow(main.getByRole('link', { name: 'Букеты', exact: true }), '/catalog/bukety');
  const card = cardOf(site, sellers.first);
  const title = await titleOf(card);
  await expect(card, 'PRD-02: price in roubles').toContainText(/\d\s₽/);
  await expect(card.getByRole('img').first()).toBeVisible();
  await site.screenshot('category');
  await site.follow(card.getByRole('link', { name: title }), /\/products\//);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(main).toContainText(sellers.first);
  await expect(main).toContainText(/Самовывоз/);
  await expect(main.getByRole('heading', { name: /^Состав/ })).toBeVisible();
  await expect(main.getByRole('heading', { name: /^Отзывы/ })).toBeVisible();
  await site.screenshot('product');
});

test('RTE-45: «Показать ещё», filters and order work as links and forms', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/catalog');
  const firstPage = await titleOf(site.cards.first());
  await main.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL('/catalog?page=2');
  await expect(site.cards.first()).not.toContainText(firstPage);
  await main
    .getByRole('link', { name: /Сибирский букет/ })
    .first()
    .click();
  await expect(page).toHaveURL(/service=/);
  for (const card of await site.cards.all()) await expect(card).toContainText('Сибирский букет');
});

test('PRD-03: the search in the header works', async ({ site }) => {
  await site.page.goto('/');
  await site.page.getByRole('textbox', { name: 'Поиск по каталогу' }).fill('пионы');
  await site.page.getByRole('button', { name: 'Найти' }).click();
  await expect(site.page).toHaveURL(/\/catalog\/search\?search=/);
  await expect(site.cards.first()).toContainText(/пион/i);
});
