import type { Locator } from '@playwright/test';
import { lost } from '../shopper/cuts.ts';
import { bitmap, file, photo } from '../shopper/photo.ts';
import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const dialogOf = (site: Site): Locator => site.dialog('Поделиться фото');
const tileOf = (site: Site, name: string): Locator => dialogOf(site).getByRole('group', { name });
const publish = (site: Site) => dialogOf(site).getByRole('button', { name: 'Опубликовать' });
const description = (site: Site) => dialogOf(site).getByLabel('Описание');

async function openDialog(site: Site): Promise<void> {
  await site.press(site.main.getByRole('button', { name: 'Поделиться фото' }));
  await expect(dialogOf(site)).toBeVisible();
}

const choose = (site: Site, ...files: string[]) => dialogOf(site).getByLabel('Добавить').setInputFiles(files);

/** All files are uploaded: none is in progress, none has failed. */
async function expectUploaded(site: Site, ...names: string[]): Promise<void> {
  for (const name of names) await expect(tileOf(site, name)).toBeVisible();
  await expect(dialogOf(site).getByRole('progressbar')).toHaveCount(0);
  await expect(dialogOf(site).getByRole('button', { name: 'Повторить' })).toHaveCount(0);
}

test('a guest signs in, shares photos, and sees the post in the feed', async ({ site, isPhone }) => {
  const { page } = site;
  const words = `Пионы с утреннего рынка ${Date.now()}`;
  await site.open('/content');
  await site.press(site.main.getByRole('button', { name: 'Поделиться фото' }));
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, isPhone ? 'olya.n' : 'timur.k');
  const dialog = dialogOf(site);
  await expect(dialog, 'DLG-01: the dialog').toBeVisible();
  await expect(page).toHaveURL('/content');
  await expect(dialog, 'VAL-07: the hint').toContainText('PNG, JPG (макс. 10MB)');
  await test.step('DLG-02: it has a close button, pictures, a description and «Опубликовать»', async () => {
    await expect(dialog.getByRole('button', { name: isPhone ? 'Отмена' : 'Закрыть' })).toBeVisible();
    await expect(description(site)).toBeVisible();
    await expect(publish(site)).toBeVisible();
    await expect(dialog.getByLabel('Добавить')).toBeAttached();
  });
  const input = dialog.getByLabel('Добавить');
  await expect(input, 'VAL-09: accepted file types').toHaveAttribute('accept', '.png,.jpg,.jpeg');
  await choose(site, photo('пионы.jpg'), photo('ваза.jpg', 12));
  await expectUploaded(site, 'пионы.jpg', 'ваза.jpg');
  await expect(dialog.getByRole('group', { name: /\.jpg$/ }), 'VAL-10: several files').toHaveCount(2);
  await expect(tileOf(site, 'ваза.jpg'), 'VAL-08: 12 MB are accepted').toBeVisible();
  const { width, height } = (await tileOf(site, 'пионы.jpg').boundingBox()) ?? {};
  expect([width, height], 'CON-11: squares of 108 px').toEqual([108, 108]);
  await description(site).fill(words);
  await site.screenshot('filled');
  await publish(site).click();
  await expect(site.toast('Успешно!'), 'STA-30: the toast').toBeVisible();
  await expect(description(site), 'STA-30: the form is cleared').toHaveValue('');
  await expect(dialog.getByRole('group', { name: /\.jpg$/ })).toHaveCount(0);
  await site.screenshot('published');
  // When the flag resets, the dialog closes.
  await expect(dialog, 'STA-31: the flag resets').toBeHidden();
  await expect(site.main.getByRole('listitem').filter({ hasText: words })).toBeVisible();
  await page.goto('/content/feed');
  await expect(site.main.getByRole('listitem').filter({ hasText: words })).toBeVisible();
});

test('VAL-06: a file that is not an image or is too large is refused with the specified message @desktop', async ({
  site,
}) => {
  await arriveAs(site, 'timur.k', '/content?panel=photoShare');
  await expect(dialogOf(site)).toBeVisible();
  await choose(site, file('список.pdf', '%PDF-1.7'));
  await expect(dialogOf(site)).toContainText('Выберите другое изображение');
  await choose(site, photo('большое.jpg', 20));
  await expect(dialogOf(site)).toContainText('Выберите другой файл. Максимальный размер файла: 20Мб');
  // The file name is valid, but the content is not: the server checks it.
  site.watch.allow(/422/);
  await choose(site, bitmap('рисунок.jpg', 320, 320));
  await expect(site.toast('Выберите другое изображение'), 'ERR-13: reported by the shared handler').toBeVisible();
  await expect(tileOf(site, 'рисунок.jpg'), 'ERR-13: the failed item is removed').toHaveCount(0);
});

test('VAL-11: a photo below the minimum size is refused with that size, and a larger one is accepted @desktop', async ({
  site,
}) => {
  await arriveAs(site, 'timur.k', '/content?panel=photoShare');
  await choose(site, bitmap('мелкое.jpg', 320, 319));
  const refusal = 'Выберите изображение лучшего качества. Минимальный размер изображения: 320x320';
  await expect(dialogOf(site)).toContainText(refusal);
  await expect(tileOf(site, 'мелкое.jpg')).toHaveCount(0);
  await site.screenshot('too-small');
  await choose(site, photo('пионы.jpg'));
  await expectUploaded(site, 'пионы.jpg');
  await expect(dialogOf(site)).not.toContainText(refusal);
});

test('an upload refused by a busy server is retried automatically @desktop', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'timur.k', '/content?panel=photoShare');
  site.watch.allow(/503/);
  const problem = { statusCode: 503, code: 'media.busy', message: 'Сейчас загружают много фото' };
  await page.route('**/api/v1/media', (route) => route.fulfill({ status: 503, json: problem }), { times: 1 });
  await choose(site, photo('пионы.jpg'));
  await expectUploaded(site, 'пионы.jpg');
});

test('network failures lose no input and publish nothing twice @desktop', async ({ site }) => {
  const { page } = site;
  const nickname = 'timur.k';
  const words = `Обрыв связи ${Date.now()}`;
  await arriveAs(site, nickname, `/account/${nickname}`);
  await openDialog(site);
  site.watch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.context().setOffline(true);
  await choose(site, photo('пионы.jpg'));
  await expect(site.toast(lost)).toBeVisible();
  await description(site).fill(words);
  await publish(site).click();
  await expect(dialogOf(site)).toContainText('Не все фото загрузились. Повторите загрузку или уберите их');
  await page.context().setOffline(false);
  await tileOf(site, 'пионы.jpg').getByRole('button', { name: 'Повторить' }).click();
  await expectUploaded(site, 'пионы.jpg');
  // The server creates the post, but the response is lost.
  await page.route('**/account/editor/content', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  const lostAnswer = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/account/editor/content'));
  await publish(site).click();
  await lostAnswer;
  await expect(publish(site)).not.toHaveAttribute('aria-busy', 'true');
  await expect(description(site)).toHaveValue(words);
  await expectUploaded(site, 'пионы.jpg');
  await page.unroute('**/account/editor/content');
  await publish(site).click();
  await expect(site.toast('Успешно!')).toBeVisible();
  await expect(dialogOf(site)).toBeHidden();
  await expect(site.main.getByRole('listitem').filter({ hasText: words })).toHaveCount(1);
});

test('ROL-07: after the session expires a toast opens the sign-in, and the post is kept @desktop', async ({ site }) => {
  const { page } = site;
  const nickname = 'timur.k';
  const words = `Сеанс закончился ${Date.now()}`;
  await arriveAs(site, nickname, `/account/${nickname}`);
  await openDialog(site);
  await choose(site, photo('пионы.jpg'));
  await expectUploaded(site, 'пионы.jpg');
  await description(site).fill(words);
  await page.context().clearCookies({ name: /session/ });
  site.watch.allow(/401/);
  await publish(site).click();
  const toast = site.toast('Вам необходимо авторизоваться');
  await expect(toast, 'ERR-03: the toast').toBeVisible();
  await site.pressInToast('Вам необходимо авторизоваться', 'Вам необходимо авторизоваться');
  await expect(toast, 'ERR-04: a click dismisses it').toBeHidden();
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, nickname);
  await expect(description(site)).toHaveValue(words);
  await publish(site).click();
  await expect(site.toast('Успешно!')).toBeVisible();
});
