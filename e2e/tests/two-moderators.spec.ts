import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('two moderators edit one draft of a document: neither loses a word unseen @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const path = '/my/moderation/documents/police';
  const other = await anotherBrowser();
  other.watch.allow(/409/);
  site.watch.allow(/409/);
  const fields = [site, other].map(({ main }) => main.getByLabel('Что изменилось'));
  const [first, second] = fields as [(typeof fields)[0], (typeof fields)[0]];
  const save = { name: 'Сохранить черновик' };
  const conflict = /Черновик уже изменили в другом месте/;
  for (const each of [site, other]) await arriveAs(each, 'admin', path);

  await test.step('what the second one has typed is kept, and the first draft too', async () => {
    for (const { main } of [site, other]) {
      const text = main.getByLabel('Текст', { exact: true });
      await text.fill(`${await text.inputValue()}\n\nНовый абзац.`);
    }
    await first.fill('Слова первого');
    await site.main.getByRole('button', save).click();
    await expect(site.toast('Черновик сохранён')).toBeVisible();
    await second.fill('Слова второго');
    await other.main.getByRole('button', save).click();
    await expect(other.main.getByText(conflict)).toBeInViewport();
    await expect(second).toHaveValue('Слова второго');
    await other.screenshot('conflict');
  });

  await test.step('the second one keeps the own words, the first one takes them', async () => {
    await other.main.getByRole('button', { name: 'Оставить мою' }).click();
    await expect(other.main.getByText(conflict)).toHaveCount(0);
    await other.main.getByRole('button', save).click();
    await expect(other.toast('Черновик сохранён')).toBeVisible();
    await first.fill('Слова первого, с правкой');
    await site.main.getByRole('button', save).click();
    await expect(site.main.getByText(conflict)).toBeVisible();
    await site.main.getByRole('button', { name: 'Взять их правку' }).click();
    await expect(first).toHaveValue('Слова второго');
  });

  await site.main.getByRole('button', { name: 'Удалить черновик' }).click();
  await expect(first).toHaveValue('');
});

test('two moderators edit the texts of one page: the second one chooses @desktop', async ({ site, anotherBrowser }) => {
  const other = await anotherBrowser();
  other.watch.allow(/409/);
  const dialogs = [site, other].map(({ page }) => page.getByRole('dialog'));
  const [first, second] = dialogs as [(typeof dialogs)[0], (typeof dialogs)[0]];
  const path = '/my/moderation/texts';
  let name = '';

  await test.step('the page gets its own texts', async () => {
    await arriveAs(site, 'admin', path);
    const edit = site.page.getByRole('button', { name: /^Изменить тексты/ });
    const pages = site.main.getByRole('listitem').filter({ has: edit, hasNotText: /Свои слова|С текстом/ });
    name = (await pages.first().getByRole('button').getAttribute('aria-label')) ?? '';
    await site.press(site.main.getByRole('button', { name, exact: true }));
    await first.getByLabel('Описание').fill('Цветы без наценки');
    await first.getByRole('button', { name: 'Сохранить' }).click();
    await expect(first).toHaveCount(0);
  });

  await test.step('both edit them', async () => {
    await arriveAs(other, 'admin', path);
    for (const each of [other, site]) await each.press(each.main.getByRole('button', { name, exact: true }));
    await first.getByLabel('Описание').fill('Слова первого');
    await first.getByRole('button', { name: 'Сохранить' }).click();
    await expect(first).toHaveCount(0);
    await second.getByLabel('Описание').fill('Слова второго');
    await second.getByRole('button', { name: 'Сохранить' }).click();
    await expect(second.getByText('Тексты уже изменили в другом месте')).toBeInViewport();
    await expect(second.getByLabel('Описание')).toHaveValue('Слова второго');
    await other.screenshot('conflict');
  });

  await second.getByRole('button', { name: 'Взять их правку' }).click();
  await expect(second.getByLabel('Описание')).toHaveValue('Слова первого');
  await second.getByRole('button', { name: 'Вернуть обычные тексты' }).click();
  await expect(second).toHaveCount(0);
});
