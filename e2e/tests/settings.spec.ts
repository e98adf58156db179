import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { codeSentTo, letterUrl, lettersTo } from '../shop/emulator.ts';
import { Cuts, lost } from '../shopper/cuts.ts';
import { overflow } from '../shopper/measures.ts';
import { section } from '../shopper/settings.ts';
import { signUp, newPhone } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const save = (part: Locator): Locator => part.getByRole('button', { name: 'Сохранить' });

/** Runs an action that saves a part of the account, and waits for the response. */
async function saving(page: Page, part: string, act: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith(`/api/v1/profile/${part}`));
  await act();
  expect((await answered).ok(), `${part} is saved`).toBe(true);
}

/** The server refuses a change of the account with these errors. */
const refuse = (page: Page, part: string, errors: object) =>
  page.route(`**/api/v1/profile/${part}`, (route) =>
    route.fulfill({ status: 422, json: { statusCode: 422, code: 'account.refused', message: 'Проверьте', errors } }),
  );

test('AUS-10: taken and invalid nicknames are refused; after a change the next allowed date is shown and the old URL redirects @desktop', async ({
  site,
}) => {
  const { page } = site;
  await signUp(site);
  const part = section(site, 'Никнейм');
  const field = part.getByRole('textbox', { name: 'Никнейм' });
  const before = await field.inputValue();
  site.watch.allow(/422/);
  await field.fill('Shopper');
  await save(part).click();
  await expect(field).toHaveAccessibleDescription('Этот никнейм занят');
  await expect(field).toHaveValue('Shopper');
  await field.fill('ab');
  const short = 'Поле должно быть не менее 3 символов';
  await expect(field, 'VAL-03: too short').toHaveAccessibleDescription(short);
  const nickname = `Rosa.${randomInt(10_000_000)}`;
  await field.fill(nickname);
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/^Следующая смена: \d+ [а-я]+ \d{4}$/);
  await expect(field).not.toBeEditable();
  await site.screenshot('changed');
  await page.goto(`/account/${before}`);
  await expect(page).toHaveURL(`/account/${nickname.toLowerCase()}`);
});

test('AUS-12: changing the phone needs a code: a wrong code is reported, and a taken number returns to the first step @desktop', async ({
  site,
}) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await signUp(site);
  const part = section(site, 'Телефон');
  const phone = newPhone();
  const start = part.getByRole('button', { name: 'Сменить номер' });
  await site.press(start);
  const field = part.getByRole('textbox', { name: 'Новый номер' });
  await expect(field).toBeFocused();
  await part.getByRole('button', { name: 'Отмена' }).click();
  await expect(start).toBeFocused();
  await start.click();
  await field.fill(phone.slice(2));
  await field.press('Enter');
  const code = part.getByRole('textbox', { name: 'Код из СМС' });
  await expect(code).toBeFocused();
  await expect(part.getByText(/^Отправить ещё раз через 0:\d\d$/)).toBeVisible();
  const digits = await codeSentTo(phone);
  site.watch.allow(/422/);
  await code.fill(digits === '0000' ? '0001' : '0000');
  await expect(code).toHaveAccessibleDescription('Неверный код');
  await site.screenshot('wrong-code');

  await refuse(page, 'phone', { phone: ['Этот номер уже занят'] });
  await code.fill(digits);
  await expect(field).toHaveAccessibleDescription('Этот номер уже занят');
  await page.unroute('**/api/v1/profile/phone');
  // The same number too soon: the reason is shown above the field.
  site.watch.allow(/429/);
  await field.press('Enter');
  await expect(part.getByRole('alert')).toHaveText('Новый код можно запросить чуть позже');
  await part.getByRole('button', { name: 'Отмена' }).click();

  const another = newPhone();
  await start.click();
  await field.fill(another.slice(2));
  await field.press('Enter');
  const right = await codeSentTo(another);
  // The number is changed, but the response is lost.
  await cuts.loseAnswer('/profile/phone', async () => {
    await code.fill(right);
    await cuts.expectToast(lost);
    await expect(code).toHaveValue(right);
  });
  await part.getByRole('button', { name: 'Сменить номер' }).click();
  await expect(site.toast(/^Теперь вы входите по номеру/)).toBeVisible();
  await expect(start).toBeFocused();
  await page.reload();
  const shown = `${another.slice(2, 5)} ${another.slice(5, 8)}-${another.slice(8, 10)}-${another.slice(10)}`;
  await expect(part).toContainText(shown);
});

test('AUS-08: a new e-mail awaits confirmation, a taken one gets the same response, and the page of the link confirms on a press @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const { page } = site;
  await signUp(site);
  const part = section(site, 'Почта');
  const field = part.getByRole('textbox', { name: 'Почта' });
  const send = part.getByRole('button', { name: 'Отправить письмо', exact: true });
  site.watch.allow(/422/);
  await field.fill('shopper@vetka.example');
  await send.click();
  await expect(site.toast('Отправили письмо со ссылкой')).toBeVisible();
  await expect(part).toContainText('Отправили письмо на shopper@vetka.example');
  await field.fill('rosa@vetka');
  await expect(field).toHaveAccessibleDescription('Проверьте адрес: в нём есть @ и точка после неё');
  const email = `${'rosa-'.repeat(11)}${randomInt(1_000_000)}@${'vetka-'.repeat(9)}vetka.example`;
  await field.fill(email);
  await send.click();
  // The toast of the previous address may still be shown.
  await expect(site.toast('Отправили письмо со ссылкой').first()).toBeVisible();
  await expect(part).toContainText(`Отправили письмо на ${email}`);
  expect((await overflow(page)).by, 'a long address wraps').toBe(0);
  await site.screenshot('waits');
  await saving(page, 'email', () => part.getByRole('button', { name: 'Отправить письмо ещё раз' }).click());

  // Sending it again made the first letter's link stale.
  const [latest, first] = await lettersTo(email);
  if (!latest || !first) throw new Error('There are no two letters.');
  await page.goto(letterUrl(latest));
  await page.getByRole('link', { name: 'Подтвердить почту' }).click();
  await site.screenshot('link');
  await expect(site.main.getByRole('heading', { name: 'Подтвердите почту' })).toBeVisible();
  const guest = await anotherBrowser();
  await guest.page.goto(letterUrl(first));
  await guest.page.getByRole('link', { name: 'Подтвердить почту' }).click();
  await guest.main.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(guest.main.getByRole('heading', { name: 'Ссылка устарела' })).toBeVisible();
  await guest.screenshot('stale');

  await site.main.getByRole('button', { name: 'Подтвердить почту' }).click();
  await expect(page).toHaveURL('/my/settings?email=confirmed');
  await expect(site.main.getByText('Почта подтверждена', { exact: true })).toBeVisible();
  await expect(part).toContainText('Подтверждена: с ней можно войти');
  await expect(field).toHaveValue(email);
});

test('AUS-13: a hidden profile answers 404 to others until it is shown again @desktop', async ({
  site,
  playwright,
  baseURL,
}) => {
  const { page } = site;
  await signUp(site);
  const nickname = await section(site, 'Никнейм').getByRole('textbox').inputValue();
  const stranger = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const seen = async () => (await stranger.get(`/account/${nickname}`)).status();
  const toggle = section(site, 'Кто видит вашу страницу').getByRole('switch');
  expect(await seen()).toBe(200);
  await saving(page, 'visible', () => labelOf(toggle).click());
  await expect(toggle).not.toBeChecked();
  expect(await seen()).toBe(404);
  await page.reload();
  await expect(toggle).not.toBeChecked();
  await saving(page, 'visible', () => site.press(labelOf(toggle)));
  expect(await seen()).toBe(200);
  await stranger.dispose();
});

test('input is not lost: saving can be retried, and leaving asks for confirmation @desktop', async ({ site }) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await signUp(site);
  const part = section(site, 'Никнейм');
  const field = part.getByRole('textbox');
  const nickname = `rosa-${randomInt(10_000_000)}`;
  await field.fill(nickname);

  const links = page.getByRole('navigation', { name: 'Разделы сайта', exact: true });
  const away = links.getByRole('link').first();
  const question = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await away.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/my/settings');
  await expect(field).toHaveValue(nickname);

  await cuts.offline(async () => {
    await save(part).click();
    await expect(site.toast(lost)).toBeVisible();
  });
  await expect(field).toHaveValue(nickname);
  await site.pressInToast(lost, 'Повторить');
  await expect(field).toHaveAccessibleDescription(/^Следующая смена/);

  await section(site, 'Как вас зовут').getByRole('textbox', { name: 'Имя' }).fill('Роза');
  await away.click();
  await question.getByRole('button', { name: 'Уйти' }).click();
  await expect(page).not.toHaveURL(/settings/);
});
