import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { Cuts } from '../shopper/cuts.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const textOf = (site: Site): Locator => site.main.getByRole('textbox', { name: 'Текст статьи' });
const titleOf = (site: Site): Locator => site.main.getByRole('textbox', { name: 'Заголовок', exact: true });
const mark = (site: Site): Locator => site.main.getByRole('status').first();
const isSaved = (site: Site) => expect(mark(site)).toHaveText(/^Сохранено в \d\d:\d\d$/);
const rowOf = (site: Site, title: string): Locator => site.main.getByRole('listitem').filter({ hasText: title });

/** Opens a new draft of the signed-in person. */
async function beginArticle(site: Site): Promise<void> {
  await site.press(site.main.getByRole('button', { name: 'Новая статья' }));
  await expect(titleOf(site)).toBeVisible();
}

/** Types into the text, at its end. */
async function type(site: Site, words: string): Promise<void> {
  await textOf(site).focus();
  await site.page.keyboard.press('Control+End');
  await site.page.keyboard.type(words);
}

/** Pastes HTML into the text, as the browser does. */
const paste = (site: Site, html: string) =>
  textOf(site).evaluate((element, value) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a person writes an article, is interrupted by a reload and a lost connection, and others read it', async ({
  site,
  anotherBrowser,
}) => {
  const title = `Пионы ${randomInt(1_000_000_000)}`;
  const cuts = await Cuts.of(site);
  // A reload sends what is typed. If that arrives after the new page has read the draft, the next save goes on from it.
  site.watch.allow(/409/);
  await arriveAs(site, 'editor-demo', '/my/articles');
  await beginArticle(site);
  await expect(site.main.getByRole('heading', { level: 1 })).toHaveText('Статья');
  await titleOf(site).fill(title);
  await type(site, 'Первая строка.\n## Вода\nМеняйте её каждый день.');
  await isSaved(site);
  await site.page.reload();
  await expect(textOf(site).getByRole('heading', { name: 'Вода' })).toBeVisible();
  await expect(titleOf(site), 'the text is saved as it is typed').toHaveValue(title);

  const save = /\/api\/v1\/account\/editor\/articles\/\d+$/;
  // A switch: a save that is under way while the route is taken away would never be answered.
  let isLost = true;
  await site.page.route(save, (route) =>
    isLost && route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await type(site, ' Без связи.');
  await expect(mark(site)).toHaveText('Не сохранено: нет связи. Текст остаётся на этом устройстве');
  await site.page.reload();
  await expect(textOf(site)).toContainText('Без связи.');
  isLost = false;
  await type(site, ' И снова со связью.');
  await isSaved(site);

  await cuts.loseRequest('/media', async () => {
    await site.main.getByLabel('Выбрать снимки для статьи').setInputFiles(photo('flower.jpg'));
    await site.main.getByRole('textbox', { name: 'Подпись' }).fill('Утренний пион');
    await expect(site.main.getByRole('button', { name: 'Повторить' })).toBeVisible();
  });
  await site.main.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(site.toast('Не все снимки загрузились')).toBeVisible();
  await site.main.getByRole('link', { name: 'К списку статей' }).click();
  await site.page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click();
  await site.main.getByRole('button', { name: 'Повторить' }).click();
  await expect(site.main.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
  await expect(site.main.getByText('Загружаем снимок')).toHaveCount(0);
  await isSaved(site);
  await site.main.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(site.page).toHaveURL(/\/articles\/piony-\d+/);
  await expect(site.toast('Статья опубликована')).toBeVisible();

  const reader = await anotherBrowser();
  await reader.open(new URL(site.page.url()).pathname);
  await expect(reader.main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(reader.main, 'what was published is read by everybody').toContainText('И снова со связью.');
  await expect(reader.main.getByRole('figure')).toContainText('Утренний пион');
  await reader.page.emulateMedia({ media: 'print' });
  await expect(reader.main.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(reader.page.getByRole('banner'), 'on paper nothing but the article is left').toBeHidden();
  await expect(reader.page.getByRole('contentinfo')).toBeHidden();
  await reader.page.emulateMedia({ media: null });

  await site.open('/my/articles');
  await expect(rowOf(site, title), 'AAR-21: the list of one’s own articles').toContainText('Опубликована');
  await site.press(rowOf(site, title).getByRole('button', { name: /^Удалить/ }));
  await expect(rowOf(site, title), 'the article is deleted').toHaveCount(0);
  await site.pressInToast('Статья удалена', 'Вернуть');
  await expect(rowOf(site, title)).toBeVisible();
});

test('text pasted into an article keeps its words and loses everything active', async ({ site }) => {
  // The editor parses the HTML in an inert document; the browser reports the handlers nevertheless.
  site.watch.allow(/inline event handler violates the following Content Security Policy/);
  await arriveAs(site, 'editor-demo', '/my/articles');
  await beginArticle(site);
  await textOf(site).focus();
  await paste(
    site,
    '<h1 onclick="hacked()">Громко</h1><p style="position:fixed">Слова <b>важные</b></p><script>window.hacked = 1</script>' +
      '<img src="x" onerror="window.hacked = 1"><iframe src="https://example.com"></iframe>' +
      '<a href="javascript:window.hacked = 1">сюда</a><svg onload="window.hacked = 1"></svg>',
  );
  await expect(textOf(site).locator('strong')).toHaveText('важные');
  await expect(textOf(site)).toContainText('сюда');
  await expect(textOf(site).locator('script, iframe, svg, a, img:not([class]), [style], [onclick]')).toHaveCount(0);
  expect(await site.page.evaluate(() => 'hacked' in window)).toBe(false);
  await isSaved(site);
});
