import { file, photo } from '../shopper/photo.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
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
  await expect(customer.thread.getByRole('button', { name: 'Отправить', exact: true })).toBeEnabled();
  await customer.open(path);
  for (const name of ['Пионы на столе.jpg', 'Смета.pdf']) {
    await expect(
      customer.thread.getByRole('button', { name: `Убрать: ${name}` }),
      'kept across a reload',
    ).toBeVisible();
  }
  const words = `Хочется вот так ${Date.now()}`;
  await customer.field.fill(words);
  await expect(customer.thread.getByRole('button', { name: 'Отправить', exact: true })).toBeEnabled();
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

  const menu = customer.said(words).getByRole('button', { name: 'Действия с сообщением' });
  await menu.click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await expect(customer.field).toHaveValue(words);
  // Leaving the closing menu must not take the focus.
  await customer.field.hover();
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(customer.field).toBeFocused();
  await customer.field.press('Escape');
  await expect(customer.field).toHaveValue('');
  await expect(customer.field, 'the field of a new message has the focus').toBeFocused();
  await menu.click();
  await page.getByRole('menuitem', { name: 'Изменить' }).click();
  await customer.field.fill(`${words}, но без ленты`);
  await site.screenshot('editing');
  await page.reload();
  await site.waitForHydration();
  await expect(customer.field, 'the change survives a reload').toHaveValue(`${words}, но без ленты`);
  await customer.field.press('Enter');
  await expect(florist.said(`${words}, но без ленты`)).toContainText('изменено');

  const url = (await picture.getAttribute('href')) ?? '';
  const stranger = await anotherBrowser();
  expect((await stranger.page.request.get(url)).status(), 'a guest who knows the address').toBe(404);
  expect((await stranger.page.request.get(`/_ipx/f_webp,w_232${url}`)).status()).toBe(404);
});

test('PRD-20: an invited person accepts in the chat, sees the desk, and is shown to customers', async ({
  site,
  anotherBrowser,
}) => {
  const { page, main } = site;
  await arriveAs(site, 'florist', '/my/shop/myata-i-pion/team');
  const team = main.getByRole('region', { name: 'Работают' });
  await main.getByRole('textbox', { name: 'Никнейм или телефон' }).fill('@sergey-green');
  await main.getByRole('textbox', { name: 'Должность' }).fill('Флорист');
  await main.getByRole('button', { name: 'Пригласить', exact: true }).click();
  await expect(main.getByRole('region', { name: 'Приглашения' }).getByText('Ждём ответа').first()).toBeVisible();
  await site.screenshot('invited');

  const other = await anotherBrowser();
  await arriveAs(other, 'sergey-green', '/my/notices');
  await other.screenshot('notice');
  await other.press(other.main.getByRole('link', { name: /Приглашение в команду «Мята и пион»/ }).first());
  await expect(other.page).toHaveURL(/\/chat\/\d+$/);
  // An earlier try has left its own invitation above.
  await expect(other.main.getByText('Приглашение в команду').last()).toBeVisible();
  await other.screenshot('card');
  await other.press(other.main.getByRole('button', { name: 'Принять' }));
  await expect(other.main.getByText('Вы в команде').last()).toBeVisible();
  await expect(team.getByRole('link', { name: /Сергей/ }), 'the owner sees it without reloading').toBeVisible();
  await other.press(other.main.getByRole('link', { name: 'Открыть кабинет' }).last());
  await expect(other.page).toHaveURL(/\/my\/shop\/myata-i-pion\/orders/);
  await expect(other.main.getByRole('heading', { name: 'Заказы', exact: true })).toBeVisible();
  await other.open('/myata-i-pion');
  const shown = other.main.getByRole('region', { name: 'Команда' });
  await expect(shown.getByRole('link', { name: /Сергей/ }), 'ASE-05: on the page of the shop').toBeVisible();
  await other.screenshot('shop');

  await team.getByRole('button', { name: /^Действия: Сергей/ }).click();
  await page.getByRole('menuitem', { name: 'Убрать из команды' }).click();
  await page.getByRole('button', { name: 'Убрать', exact: true }).click();
  await expect(team.getByRole('link', { name: /Сергей/ })).toBeHidden();
  await site.screenshot('dismissed');
});

test('a person blocks another in their conversation, who cannot write until the block is lifted', async ({
  site,
  anotherBrowser,
}) => {
  const other = await anotherBrowser();
  await signUp(site);
  await signUp(other);
  const answer = await site.page.request.get('/api/v1/auth/user');
  const { nickname } = (await answer.json()) as { nickname: string };
  await other.open(`/account/${nickname}`);
  await other.press(other.main.getByRole('link', { name: 'Написать', exact: true }));
  await expect(other.page).toHaveURL(/\/chat\/\d+$/);
  const path = new URL(other.page.url()).pathname;
  const stranger = new Conversation(other);
  await stranger.open(path);
  await stranger.say('Купите слона');
  await stranger.expectStored('Купите слона');

  const person = new Conversation(site);
  await person.open(path);
  await site.press(person.thread.getByRole('button', { name: /^Ещё: / }));
  await site.page.getByRole('menuitem', { name: 'Заблокировать' }).click();
  await site.page.getByRole('alertdialog').getByRole('button', { name: 'Заблокировать' }).click();
  await expect(person.thread.getByText('Вы заблокировали этого человека')).toBeVisible();
  await expect(person.field).toHaveCount(0);
  await site.screenshot('blocked');

  await other.open(path);
  await expect(stranger.thread.getByText('Собеседник ограничил общение: написать ему нельзя')).toBeVisible();
  await expect(stranger.field).toHaveCount(0);
  await other.screenshot('restricted');

  await person.thread.getByRole('button', { name: 'Разблокировать' }).click();
  await expect(person.field).toBeVisible();
  await stranger.open(path);
});
