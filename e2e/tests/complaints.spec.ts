import { randomInt } from 'node:crypto';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

// Three people, each in their own browser.
test.describe.configure({ timeout: 180_000 });

const article = '/articles/kak-sokhranit-piony';

/** Another moderator answers the appeal about a comment meanwhile. */
async function answerElsewhere({ page }: Site, text: string): Promise<void> {
  const { data } = (await (await page.request.get('/api/v1/complaints?view=APPEALS')).json()) as {
    data: { id: number; subject: { text: string } | null }[];
  };
  const id = data.find(({ subject }) => subject?.text === text)?.id;
  const answer = { answer: 'RESTORE', words: 'Вы правы' };
  const sent = await page.request.post(`/api/v1/complaints/${id}/appeal-answer`, { data: answer });
  expect(sent.ok(), await sent.text()).toBe(true);
}

test('a rude comment is reported, hidden by the administration, and its author is notified of the reason', async ({
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
  await expect(
    form.getByRole('radio').first(),
    'a group without a choice is focused on its first option',
  ).toBeFocused();
  await form.getByText('Оскорбления и угрозы').click();
  await form.getByRole('textbox', { name: /^Подробности/ }).fill('Грубит в каждой теме');
  await form.getByRole('button', { name: 'Отправить жалобу' }).click();
  await expect(reader.page.getByText('Спасибо, проверим').first()).toBeVisible();

  const administration = await anotherBrowser();
  await arriveAs(administration, 'admin', '/my/moderation/complaints');
  const card = administration.main.getByRole('article').filter({ hasText: text });
  await expect(card).toContainText('Оскорбления и угрозы: Грубит в каждой теме');
  await administration.press(card.getByRole('button', { name: 'Скрыть', exact: true }));
  await card.getByRole('button', { name: 'Грубость' }).click();
  const words = 'Спорить можно, грубить нельзя.';
  await card.getByRole('textbox', { name: 'Что написать автору' }).fill(words);
  await card.getByRole('button', { name: 'Скрыть и написать автору' }).click();
  await expect(card).toHaveCount(0);

  await reader.page.reload();
  await expect(seen).toHaveCount(0);
  await site.open('/my/notices');
  const notice = site.main.getByRole('listitem').filter({ hasText: 'Ваш комментарий скрыт' });
  await expect(notice.first()).toContainText(words);
  await site.press(notice.first().getByRole('link'));
  await expect(site.main.getByRole('heading', { level: 1, name: 'Ваш комментарий скрыт' })).toBeVisible();
  const objection = site.main.getByRole('textbox', { name: 'Почему вы не согласны' });
  await site.press(objection);
  await objection.fill('Я о погоде, а не о человеке');
  await site.page.goBack();
  await site.page
    .getByRole('alertdialog', { name: 'Уйти без сохранения?' })
    .getByRole('button', { name: 'Остаться' })
    .click();
  await site.main.getByRole('button', { name: 'Не согласен' }).click();
  await expect(site.main.getByText('Вы не согласились')).toBeVisible();

  await administration.press(administration.main.getByText('Не согласны', { exact: true }));
  await expect(card).toContainText('Я о погоде, а не о человеке');
  await card.getByRole('button', { name: 'Показать снова' }).click();
  await card.getByRole('textbox', { name: 'Что ответить автору' }).fill('Вы неправы');
  await answerElsewhere(administration, text);
  administration.watch.allow(/409/);
  await card.getByRole('button', { name: 'Показать снова' }).click();
  await expect(card, 'a card that somebody else has answered leaves the queue').toHaveCount(0);
  await reader.page.reload();
  await expect(seen).toHaveCount(1);
  await administration.open('/my/moderation/audit');
  const entry = administration.main.getByRole('listitem').filter({ hasText: text });
  await expect(entry.filter({ hasText: 'Ответ на обжалование' })).toContainText('Вы правы');
  await expect(entry.filter({ hasText: 'Решение по жалобе' })).toContainText(words);
});
