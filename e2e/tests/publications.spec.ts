import { shop } from '../shopper/desk.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 120_000 });

test('ENU-05: an owner publishes photos as the shop, changes them, and undoes a deletion', async ({ site }) => {
  const { page } = site;
  const words = `Розы с рассвета ${Date.now()}`;
  await arriveAs(site, shop.owner, '/content?panel=photoShare');
  const dialog = site.dialog('Поделиться фото');
  await dialog.getByLabel('От чьего имени').selectOption({ label: `Магазин «${shop.name}»` });
  await dialog.getByLabel('Добавить').setInputFiles([photo('роза.jpg'), photo('куст.jpg')]);
  await expect(dialog.getByRole('group', { name: /\.jpg$/ })).toHaveCount(2);
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Фото 1: подпись и товары' }).click();
  await dialog.getByRole('textbox', { name: 'Подпись' }).fill('Утро в мастерской');
  await dialog.getByRole('button', { name: 'Отметить товар' }).click();
  await dialog.getByLabel('Название товара').fill('роза');
  const product = dialog.getByRole('list', { name: 'Найденные товары' }).getByRole('button').first();
  const title = await product.locator('strong').innerText();
  await product.click();
  await dialog.getByRole('button', { name: `Отметка 1: ${title}` }).press('ArrowUp');
  await dialog.getByLabel('Описание').fill(words);
  await site.screenshot('as-shop');
  await dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(dialog).toBeHidden();

  await site.open(`/${shop.slug}/content`);
  const card = site.main.getByRole('listitem').filter({ hasText: words });
  await expect(card, 'ENU-05: the post of a shop is among its photos').toBeVisible();
  await site.press(card.getByRole('link').first());
  const post = site.dialog(`Фото: ${shop.name}`);
  await expect(post, 'a picture has its caption').toContainText('Утро в мастерской');
  await expect(post.getByRole('group', { name: /^Фотографии/ }).getByRole('link', { name: title })).toHaveAttribute(
    'href',
    /^\/products\//,
  );
  const form = post.getByRole('form', { name: 'Изменить публикацию' });
  const change = async () => {
    await post.getByRole('button', { name: 'Изменить', exact: true }).click();
    await form.getByLabel('Описание').fill(`${words}, поправлено`);
  };
  await test.step('a link from a change that is not saved asks, and the next photo does not', async () => {
    await change();
    const author = post.getByRole('link', { name: shop.name, exact: true }).first();
    await author.click();
    const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(form.getByLabel('Описание')).toHaveValue(`${words}, поправлено`);
    await author.click();
    await question.getByRole('button', { name: 'Уйти' }).click();
    await expect(page).toHaveURL(`/${shop.slug}`);
    await page.goBack();
    await site.press(card.getByRole('link').first());
    await expect(post).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(post, 'nothing was typed').toBeHidden();
  });
  await site.press(card.getByRole('link').first());
  await change();
  await form
    .getByRole('button', { name: /^Убрать/ })
    .first()
    .click();
  await site.screenshot('changing');
  await form.getByRole('button', { name: 'Сохранить' }).click();
  await expect(form).toBeHidden();
  await expect(post).toContainText('поправлено');
  await expect(post.getByRole('list', { name: 'Товары на фото' }), 'the removed photo took its mark along').toHaveCount(
    0,
  );
  await site.screenshot('changed');

  await post.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(post).toBeHidden();
  await expect(card).toHaveCount(0);
  await site.screenshot('deleted');
  await site.pressInToast('Публикация удалена', 'Вернуть');
  await expect(site.main.getByRole('listitem').filter({ hasText: `${words}, поправлено` })).toBeVisible();
  await page.reload();
  await expect(card).toContainText('поправлено');
});
