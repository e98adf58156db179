import { Cuts, lost } from '../shopper/cuts.ts';
import { bitmap, file, photo } from '../shopper/photo.ts';
import { section } from '../shopper/settings.ts';
import { signUp } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('AUS-11: a profile picture is previewed at once, survives network failures, and can be removed', async ({
  site,
  isPhone,
}) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await signUp(site);
  const part = section(site, 'Фото профиля');
  const choose = part.getByLabel('Добавить');
  const picture = part.getByRole('img', { name: 'Фото профиля' });
  await choose.setInputFiles(file('список.pdf', '%PDF-1.7'));
  await expect(part, 'VAL-06: not an image').toContainText('Выберите другое изображение');
  await choose.setInputFiles(bitmap('мелкое.jpg', 159, 160));
  await expect(part, 'VAL-11: a profile picture that is too small').toContainText(
    'Выберите изображение лучшего качества. Минимальный размер изображения: 160x160',
  );
  await choose.setInputFiles(photo('я.jpg'));
  const crop = page.getByRole('dialog', { name: 'Что показать в круге' });
  const visible = crop.getByRole('group', { name: /^Видимая часть снимка/ });
  await visible.focus();
  await page.keyboard.press('+');
  await expect(crop.getByRole('slider', { name: 'Масштаб' })).toHaveValue('1.2');
  await page.keyboard.press('ArrowRight');
  await cuts.loseRequest('/profile/avatar', async () => {
    await crop.getByRole('button', { name: 'Сохранить фото' }).click();
    await cuts.expectToast(lost);
  });
  const retry = part.getByRole('group', { name: 'я.jpg' }).getByRole('button', { name: 'Повторить' });
  await retry.click();
  await expect(picture.locator('img')).toBeVisible();
  const profile = page.getByRole('banner').getByRole('link', { name: 'Профиль' });
  if (!isPhone) await expect(profile.locator('img')).toBeVisible();
  await expect(part.getByRole('group', { name: 'я.jpg' })).toHaveCount(0);
  await site.screenshot('chosen');
  await part.getByRole('button', { name: 'Убрать фото' }).click();
  await expect(part.getByRole('img', { name: 'Фото профиля не выбрано' })).toBeVisible();
  await expect(profile.locator('img')).toHaveCount(0);
});
