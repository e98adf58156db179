import { randomInt } from 'node:crypto';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

// Three people, each in a browser of their own.
test.describe.configure({ timeout: 180_000 });

const article = '/articles/kak-sokhranit-piony';

test('a rude comment is complained about, hidden by the administration, and its author is told why', async ({
  site,
  anotherBrowser,
}) => {
  const text = `Ерунда ${randomInt(1_000_000_000)}`;
  await arriveAs(site, 'shopper', article);
  const thread = site.main.getByRole('region', { name: 'Комментарии' });
  await site.press(thread.getByRole('textbox', { name: 'Ваш комментарий' }));
  await thread.getByRole('textbox', { name: 'Ваш комментарий' }).fill(text);
  await thread.getByRole('button', { name: 'Отправить' }).first().click();
  const own = thread.getByRole('article').filter({ hasText: text });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button', { name: 'Пожаловаться' })).toHaveCount(0);

  const reader = await anotherBrowser();
  await arriveAs(reader, 'shopper-2', article);
  const seen = reader.main.getByRole('article').filter({ hasText: text });
  await reader.press(seen.getByRole('button', { name: 'Пожаловаться' }));
  const form = reader.page.getByRole('dialog', { name: 'Пожаловаться на комментарий' });
  await form.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(form.getByText('Выберите причину')).toBeVisible();
  await form.getByText('Оскорбления и угрозы').click();
  await form.getByRole('textbox', { name: /^Подробности/ }).fill('Грубит в каждой теме');
  await form.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(reader.page.getByText('Спасибо, проверим').first()).toBeVisible();

  const administration = await anotherBrowser();
  await arriveAs(administration, 'admin', '/my/moderation/complaints');
  const card = administration.main.getByRole('article').filter({ hasText: text });
  await expect(card).toContainText('Оскорбления и угрозы: Грубит в каждой теме');
  await administration.press(card.getByRole('button', { name: 'Скрыть' }));
  const words = 'Спорить можно, грубить нельзя.';
  const hiding = administration.page.getByRole('dialog', { name: 'Скрыть комментарий?' });
  await hiding.getByRole('textbox', { name: 'Что написать автору' }).fill(words);
  await hiding.getByRole('button', { name: 'Скрыть и написать автору' }).click();
  // Roles of the page are not found behind an open dialog.
  await expect(hiding).toBeHidden();
  await expect(card).toHaveCount(0);

  await reader.page.reload();
  await expect(seen).toHaveCount(0);
  await site.open('/my/notices');
  const notice = site.main.getByRole('listitem').filter({ hasText: 'Ваш комментарий скрыт' });
  await expect(notice.first()).toContainText(words);
});
