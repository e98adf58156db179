import { file, photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { Conversation } from '../shopper/talking.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

test('AOT-08: a photo and a document reach the other side, who opens one and downloads the other', async ({
  site,
  anotherBrowser,
}) => {
  const { page, main } = site;
  await arriveAs(site, 'dmitry.p', '/myata-i-pion');
  await site.press(main.getByRole('link', { name: 'Написать', exact: true }));
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const customer = new Conversation(site);
  const path = new URL(page.url()).pathname;
  await customer.open(path);
  const other = await anotherBrowser();
  await arriveAs(other, 'florist', '/chat');
  const florist = new Conversation(other);
  await florist.open(path);

  const choosing = page.waitForEvent('filechooser');
  await customer.thread.getByRole('button', { name: 'Прикрепить файл' }).click();
  await (
    await choosing
  ).setFiles([photo('Пионы на столе.jpg'), file('Смета.pdf', '%PDF-1.7 смета'), photo('лишнее.jpg')]);
  await customer.thread.getByRole('button', { name: 'Убрать: лишнее.jpg' }).click();
  const words = `Хочется вот так ${Date.now()}`;
  await customer.field.fill(words);
  await expect(customer.thread.getByRole('button', { name: 'Отправить' })).toBeEnabled();
  await site.screenshot('chosen');
  await customer.field.press('Enter');
  await customer.expectStored(words);
  await site.screenshot('sent');

  const message = florist.said(words);
  const picture = message.getByRole('link', { name: 'Фото' });
  await expect
    .poll(() => picture.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const downloading = other.page.waitForEvent('download');
  await message.getByRole('link', { name: 'Смета.pdf' }).click();
  expect((await downloading).suggestedFilename()).toBe('Смета.pdf');
  await picture.click();
  await expect(other.page.getByRole('dialog', { name: 'Фотографии: переписка' })).toBeVisible();
  await other.screenshot('opened');
  await other.page.keyboard.press('Escape');

  const url = (await picture.getAttribute('href')) ?? '';
  const stranger = await anotherBrowser();
  expect((await stranger.page.request.get(url)).status(), 'a guest who knows the address').toBe(404);
  expect((await stranger.page.request.get(`/_ipx/f_webp,w_232${url}`)).status()).toBe(404);
});
