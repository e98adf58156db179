import { randomInt } from 'node:crypto';
import { codeSentTo } from '../shop/emulator.ts';
import { section } from '../shopper/settings.ts';
import { arriveAs, demoPassword, signUp } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

/** The server's answer a quarter of an hour after the sign-in. */
const unconfirmed = { statusCode: 403, code: 'session.confirmation', message: 'Подтвердите, что это вы' };

test('who is there is asked in a session that has been open for a while, and then the change goes on', async ({
  site,
}) => {
  const { page } = site;
  await signUp(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  site.watch.allow(/403|422/);
  await page.route('**/api/v1/profile/email', (route) => route.fulfill({ status: 403, json: unconfirmed }), {
    times: 2,
  });
  const part = section(site, 'Почта');
  const email = `rosa-${randomInt(1_000_000_000)}@vetka.example`;
  await part.getByRole('textbox', { name: 'Почта' }).fill(email);
  await part.getByRole('button', { name: 'Отправить письмо', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: unconfirmed.message });
  await expect(dialog).toContainText('Пришлём код на +7 987');
  await site.screenshot('asked');
  const sent = page.waitForResponse('**/api/v1/auth/confirmation/code');
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  const { phone } = (await (await sent).json()) as { phone: string };
  const code = dialog.getByRole('textbox', { name: 'Код из СМС' });
  await expect(code).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await part.getByRole('button', { name: 'Отправить письмо', exact: true }).click();
  await expect(code, 'a code that was sent is entered after the dialog was closed').toBeFocused();
  const digits = await codeSentTo(phone);
  await code.fill(digits === '0000' ? '0001' : '0000');
  await expect(code).toHaveAccessibleDescription('Неверный код');
  await site.screenshot('code');
  await code.fill(digits);
  await expect(dialog).toBeHidden();
  await expect(part).toContainText(`Отправили письмо на ${email}`);
});

test('who has a password may ask for a code, and may return to the password when none is sent @desktop', async ({
  site,
}) => {
  const { page } = site;
  await arriveAs(site, 'oleg.b', '/my/settings');
  site.watch.allow(/403|429/);
  await page.route('**/api/v1/profile/email', (route) => route.fulfill({ status: 403, json: unconfirmed }), {
    times: 2,
  });
  const tooEarly = { statusCode: 429, code: 'session.resend', message: 'Новый код можно запросить чуть позже' };
  await page.route('**/api/v1/auth/confirmation/code', (route) => route.fulfill({ status: 429, json: tooEarly }));
  const part = section(site, 'Почта');
  const email = `oleg-${randomInt(1_000_000_000)}@vetka.example`;
  await part.getByRole('textbox', { name: 'Почта' }).fill(email);
  const send = part.getByRole('button', { name: 'Отправить письмо', exact: true });
  await send.click();
  const dialog = page.getByRole('dialog', { name: unconfirmed.message });
  await dialog.getByRole('button', { name: 'Получить код в СМС' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Код из СМС' })).toBeFocused();
  await expect(dialog).toContainText(tooEarly.message);
  await expect(dialog, 'nothing was sent').not.toContainText('Отправили на');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await send.click();
  await dialog.getByRole('button', { name: 'Ввести код из СМС' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Код из СМС' })).toBeFocused();
  await expect(dialog).not.toContainText(tooEarly.message);
  await dialog.getByRole('button', { name: 'Ввести пароль' }).click();
  await expect(dialog.getByLabel('Пароль', { exact: true })).toBeFocused();
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(part).toContainText(`Отправили письмо на ${email}`);
});
