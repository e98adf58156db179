import { readFile } from 'node:fs/promises';
import { codeSentTo } from '../shop/emulator.ts';
import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('a person takes a copy of their data, deletes the account with a code, even after closing the dialog, and returns by signing in', async ({
  site,
}, { retry }) => {
  const { page, main } = site;
  // A person may take one copy an hour, so a second try needs another person.
  const [login, name] = retry ? ['sveta.k', 'Светлана'] : ['rustam.v', 'Рустам'];
  // Deleting the account closes the chat's socket while a message is in flight.
  site.watch.allow(/WebSocket is already in CLOSING/);
  await arriveAs(site, login, '/my');
  await site.follow(main.getByRole('link', { name: /^Мои данные/ }), '/my/data');
  const download = page.waitForEvent('download');
  await site.press(main.getByRole('button', { name: 'Скачать мои данные' }));
  const copy = await readFile(await (await download).path(), 'utf8');
  expect(copy).toContain(name);

  const user = (await (await page.request.get('/api/v1/auth/user')).json()) as { phone: string };
  await main.getByRole('button', { name: 'Удалить аккаунт' }).click();
  const dialog = page.getByRole('dialog', { name: 'Удалить аккаунт?' });
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  await expect(dialog.getByLabel('Код из СМС')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Удалить аккаунт' }).click();
  await expect(dialog.getByRole('button', { name: 'Отправить код ещё раз' })).toBeVisible();
  await dialog.getByLabel('Код из СМС').fill(await codeSentTo(user.phone));
  const deleted = page.getByRole('dialog', { name: 'Аккаунт удалён' });
  await expect(deleted).toContainText('Если передумаете, войдите до');
  await site.screenshot('deleted');
  await deleted.getByRole('button', { name: 'На главную' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.request.get(`/account/${login}`)).status()).toBe(404);

  await site.open('/?auth=sigin');
  await signInByPassword(site, login);
  await expect.poll(async () => (await page.request.get(`/account/${login}`)).status()).toBe(200);
});
