import type { Locator } from '@playwright/test';
import { tabTo } from '../shopper/keyboard.ts';
import { signInByPassword } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { Conversation, countNotes, enter, enterShop, holdLine, roomsOf } from '../shopper/talking.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket|websocket/;

const unread = ({ page, isPhone }: Site): Locator =>
  page
    .getByRole('navigation', { name: isPhone ? 'Разделы' : 'Личное', exact: true })
    .getByRole('link', { name: /^Сообщения/ });

const pathOf = ({ site }: Conversation) => new URL(site.page.url()).pathname;

test('PRD-18: a shopper and a florist exchange messages', async ({ site, anotherBrowser, isPhone }) => {
  const [login, name] = isPhone ? ['zhenya.m', 'Евгения Макарова'] : ['roman-t', 'Роман Терентьев'];
  const notes = await countNotes(site.page);
  const shopper = await enter(site, login);
  const florist = await enterShop(await anotherBrowser(), pathOf(shopper));
  await expect(florist.thread.getByRole('link', { name })).toBeVisible();

  const question = `Успеете к двум? ${Date.now()}`;
  // Both states last only seconds, so the test starts waiting for them beforehand.
  await Promise.all([
    expect(florist.thread.getByText('Печатает'), 'DLG-12: the text').toBeVisible({ timeout: 30_000 }),
    shopper.field.pressSequentially(question, { delay: 40 }),
  ]);
  await shopper.field.press('Shift+Enter');
  await shopper.field.pressSequentially('Адрес прежний.');
  await Promise.all([
    expect(shopper.state, 'STA-35: the flag is set after sending').toHaveText('Отправлено'),
    shopper.field.press('Enter'),
  ]);
  await expect(shopper.field).toHaveValue('');
  await shopper.expectStored(question);
  await expect(florist.said(question), 'STA-39: appended to the open room').toContainText('Адрес прежний.');
  await expect(florist.thread.getByText('Печатает'), 'STA-40: empty when nobody is typing').toBeHidden();
  await site.screenshot('said');

  const before = await notes();
  const answer = `Успеем! ${Date.now()}`;
  await florist.say(answer);
  await expect(shopper.said(answer)).toHaveCount(1);
  await expect.poll(notes, 'STA-38: another person’s message sounds').toBeGreaterThan(before);
  await expect(shopper.state, 'STA-35: the flag is reset later').toBeEmpty();

  // On other pages the unread count is shown, and the room comes first in the list.
  await site.open('/popular');
  const further = `Букет готов ${Date.now()}`;
  await florist.say(further);
  await expect(unread(site)).toHaveAccessibleName(/\d/);
  await site.screenshot('unread');
  await site.open('/chat');
  const latest = roomsOf(site).getByRole('listitem').first();
  await expect(latest, 'STA-37: the last message of the room').toContainText(further);
  await roomsOf(site)
    .getByRole('link', { name: /Мята и пион/ })
    .click();
  await expect(shopper.log.getByText('Новые сообщения')).toBeVisible();
  await expect(shopper.said(further)).toHaveCount(1);
  await shopper.say(`Спасибо ${Date.now()}`);
  await site.page.goto('/chat');
  await expect(roomsOf(site).getByRole('link', { name: /Мята и пион/ })).not.toContainText('непрочитанн');
});

test('SOC-04: messages typed offline are kept, and each is sent once after reconnecting @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const { page } = site;
  const line = await holdLine(page);
  const shopper = await enter(site, 'kirill_n');
  const florist = await enterShop(await anotherBrowser(), pathOf(shopper));
  site.watch.allow(offline);
  const words = `Домофон ${Date.now()}`;
  const draft = `Ещё не дописано ${Date.now()}`;
  await line.cut();
  await expect(shopper.state).toHaveText('Нет связи. Восстанавливаем…');
  await shopper.say(words);
  await expect(shopper.said(words).getByRole('img', { name: 'Отправляется' })).toBeVisible();
  await shopper.field.fill(draft);
  await site.screenshot('offline');
  const missed = `Курьер выехал ${Date.now()}`;
  await florist.say(missed);
  await florist.expectStored(missed);
  await line.restore();
  await shopper.expectStored(words);
  await expect(shopper.said(missed)).toHaveCount(1);
  await expect(florist.said(words)).toHaveCount(1);
  await expect(shopper.field).toHaveValue(draft);
  await page.reload();
  await expect(shopper.field).toHaveValue(draft);
  await expect(shopper.said(words)).toHaveCount(1);
  await shopper.field.fill('');
});

test('a new message does not move a scrolled-back conversation, a button jumps to it, and a search finds the earlier one', async ({
  site,
  anotherBrowser,
  isPhone,
}) => {
  const shopper = await enter(site, isPhone ? 'lyudmila.a' : 'stepan-g');
  const florist = await enterShop(await anotherBrowser(), pathOf(shopper));
  const long = `Длинное сообщение ${Date.now()} ${'и ещё несколько слов об этом '.repeat(100)}`;
  await shopper.say(long);
  await shopper.expectStored(long);
  const box = shopper.thread.getByRole('region', { name: 'Переписка' });
  await box.evaluate((element) => element.scrollTo({ top: -300 }));
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(-300);
  const words = `Посмотрите сюда ${Date.now()}`;
  await florist.say(words);
  await expect(shopper.said(words)).toHaveCount(1);
  const newMessages = shopper.thread.getByRole('button', { name: 'Новые сообщения' });
  await expect(newMessages).toBeVisible();
  await expect(shopper.said(words)).not.toBeInViewport();
  await newMessages.click();
  await expect(shopper.said(words)).toBeInViewport();
  await expect(newMessages).toHaveCount(0);

  await site.press(shopper.thread.getByRole('button', { name: 'Найти в переписке' }));
  const search = shopper.thread.getByRole('search');
  const field = search.getByRole('searchbox', { name: 'Поиск в переписке' });
  await expect(field).toBeFocused();
  await field.fill('тюльпанов нет');
  await expect(search.getByText('Ничего не нашлось. Попробуйте другое слово')).toBeVisible();
  await field.fill('длинные сообщения');
  const found = search.getByRole('list', { name: 'Найденные сообщения' }).getByRole('button');
  await expect(found.first()).toContainText('Длинное сообщение');
  await site.screenshot('found');
  await field.press('ArrowDown');
  await site.page.keyboard.press('Enter');
  await expect(shopper.said(long)).toBeFocused();
  await expect(shopper.said(long)).toBeInViewport();
  await expect
    .poll(() => site.page.evaluate(() => CSS.highlights.get('found-words')?.size), 'the words are marked')
    .toBe(2);
  await search.getByRole('button', { name: /^К найденному/ }).click();
  await expect(found.first()).toBeVisible();
  await field.press('Escape');
  await field.press('Escape');
  await expect(search).toHaveCount(0);
});

test('a conversation can be opened, answered and changed with the keyboard alone @desktop', async ({ site }) => {
  const { page } = site;
  await enter(site, 'nadya_k');
  await site.open('/chat');
  const room = roomsOf(site).getByRole('link', { name: /Мята и пион/ });
  await tabTo(site, room);
  await page.keyboard.press('Enter');
  const conversation = new Conversation(site);
  await tabTo(site, conversation.field);
  const words = `С клавиатуры ${Date.now()}`;
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await conversation.expectStored(words);
  await expect(conversation.field, 'the field keeps the focus for the next message').toBeFocused();
  await page.keyboard.type(`${words}, ещё`);
  await page.keyboard.press('Tab');
  await expect(conversation.thread.getByRole('button', { name: 'Отправить', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await conversation.expectStored(`${words}, ещё`);
  const sound = site.main.getByRole('switch', { name: 'Звук' });
  await tabTo(site, sound);
  await page.keyboard.press('Space');
  await expect(sound).not.toBeChecked();
  await page.reload();
  await expect(sound).not.toBeChecked();
});

test('a guest who presses «Написать» signs in and gets the conversation', async ({ site, isPhone }) => {
  const { page, main } = site;
  const person = isPhone ? 'olya.n' : 'timur.k';
  await site.open('/myata-i-pion');
  await site.press(main.getByRole('button', { name: 'Написать' }));
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, person);
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const conversation = new Conversation(site);
  await expect(conversation.thread.getByRole('link', { name: 'Мята и пион' })).toBeVisible();
  const words = `Здравствуйте! ${Date.now()}`;
  await conversation.say(words);
  await conversation.expectStored(words);
  const [room] = /\/chat\/\d+$/.exec(page.url()) ?? [];

  // The same room opened from a product's seller, and another one from a person's page.
  await site.open('/popular');
  await site.open(`/products/buket-iz-3-rozovykh-gortenziy`);
  await site.press(main.getByRole('link', { name: 'Написать в магазин' }));
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(conversation.field, 'the message begins with the product').toHaveValue(
    /buket-iz-3-rozovykh-gortenziy\n$/,
  );
  await conversation.field.press('Enter');
  await expect(conversation.log.getByRole('link', { name: /гортензий/ }).last()).toHaveAttribute(
    'href',
    /^\/products\//,
  );
  await site.open('/account/katya_bloom');
  await site.press(main.getByRole('link', { name: 'Написать', exact: true }));
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(page).not.toHaveURL(new RegExp(`${room}$`));
  await expect(conversation.thread.getByRole('link', { name: 'Екатерина Смирнова' })).toBeVisible();
});
