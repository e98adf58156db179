import { codeSentTo } from '../shop/emulator.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

const account = '40802810900000000077';
/** Shops of companies without requisites; a second try needs the other one. */
const shops = [
  { slug: 'rozovyy-sad', owner: 'gleb-roses' },
  { slug: 'zelyonyy-ugol', owner: 'sergey-green' },
] as const;

test('an owner enters the requisites and the director of the company, confirms them by a code, and sees when payouts start', async ({
  site,
}, { retry }) => {
  const { page, main } = site;
  const { slug, owner } = shops[retry ? 1 : 0];
  // The wrong code.
  site.watch.allow(/422/);
  await arriveAs(site, owner, `/my/shop/${slug}/money`);
  await expect(main.getByText('Выплат не будет, пока не указано, куда платить')).toBeVisible();
  await site.follow(main.getByRole('link', { name: 'Указать реквизиты' }).first(), `/my/shop/${slug}/money/requisites`);
  await site.waitForHydration();

  const field = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await field('БИК').fill('044525225');
  await field('Номер счёта').fill(account);
  await field('Название банка').fill('АО «ТБанк»');
  await site.press(main.getByRole('button', { name: 'Указать счёт' }));
  await expect(field('Номер счёта')).toHaveAccessibleDescription('Номер счёта не подходит к этому БИК: проверьте оба');
  await field('БИК').fill('044525974');
  await expect(field('Фамилия')).toHaveAccessibleDescription('Введите фамилию руководителя: только буквы');
  await field('Фамилия').fill('Розанов');
  await field('Имя').fill('Глеб');
  await field('Телефон').fill('9007654321');
  await main.getByRole('button', { name: 'Указать счёт' }).click();

  const dialog = site.dialog('Подтвердите новый счёт');
  await expect(dialog).toContainText('Начнутся через 72 часа');
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  const code = dialog.getByLabel('Код из СМС');
  await expect(code).toBeFocused();
  const user = (await (await page.request.get('/api/v1/auth/user')).json()) as { phone: string };
  const sent = await codeSentTo(user.phone);
  await code.fill(sent === '0000' ? '0001' : '0000');
  await expect(code).toHaveAccessibleDescription('Неверный код');
  await site.screenshot('code');
  // The code outlives the dialog: another one could not be sent yet.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: 'Указать счёт' }).click();
  await code.fill(sent);
  await expect(dialog).toBeHidden();
  await expect(main).toContainText('Начнём платить');
  await expect(field('Номер счёта')).toHaveValue('');
  await expect(field('Фамилия')).toHaveValue('');
  await expect(main.getByRole('heading', { name: 'История' })).toBeVisible();

  await site.follow(main.getByRole('link', { name: 'К деньгам' }), `/my/shop/${slug}/money`);
  await expect(main.getByText('АО «ТБанк», •••• 0077')).toBeVisible();
  await expect(main.getByText('Выплат не будет, пока не указано, куда платить')).toBeHidden();
  await main.getByRole('button', { name: 'Выплаты', exact: true }).click();
  await expect(main).toContainText('Выплат ещё не было');
});
