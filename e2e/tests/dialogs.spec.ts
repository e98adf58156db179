import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test('DLG-06: a dialog has «Отмена» on a phone and a close icon on desktop', async ({ site, isPhone }) => {
  await site.open('/content?panel=photoShare');
  const { signIn } = site;
  await expect(signIn).toBeVisible();
  const [cancel, cross] = ['Отмена', 'Закрыть'].map((name) => signIn.getByRole('button', { name }));
  await expect(isPhone ? cross! : cancel!).toBeHidden();
  await (isPhone ? cancel! : cross!).click();
  await expect(signIn).toBeHidden();
  await expect(site.page).toHaveURL('/content');
});

test('screen readers do not reach the page below a dialog while it is open', async ({ site }) => {
  await site.open('/catalog');
  const { page, signIn } = site;
  const heading = page.getByRole('heading', { level: 1, name: 'Каталог' });
  await expect(heading).toBeVisible();
  await site.open('/catalog?auth=sigin');
  await expect(signIn).toBeVisible();
  // By role, Playwright finds only what screen readers reach.
  await expect(heading).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(heading).toBeVisible();
});

test('DLG-07: an empty result shows a vase, a short text and a link home @desktop', async ({ site }) => {
  site.watch.allow(/404/);
  await site.open('/no-such-place/at-all/here');
  const { main, page } = site;
  await expect(main.getByRole('heading')).toBeVisible();
  const vase = main.locator('svg').first();
  expect((await vase.boundingBox())?.height).toBeGreaterThan(100);
  await site.follow(main.getByRole('link', { name: 'На главную' }), '/');
  await expect(page, 'DLG-08: home').toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('DLG-09: the gender of a profile has three options, and the choice is saved @desktop', async ({ site }) => {
  await arriveAs(site, 'timur.k', '/my/settings');
  const gender = site.main.getByRole('radiogroup', { name: 'Пол' });
  await expect(gender.getByRole('radio')).toHaveCount(3);
  for (const name of ['Не указан', 'Мужчина', 'Женщина']) {
    await expect(gender.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  const unsaid = gender.getByRole('radio', { name: 'Не указан' });
  const chosen = (await unsaid.isChecked()) ? gender.getByRole('radio', { name: 'Мужчина' }) : unsaid;
  await labelOf(chosen).click();
  await expect(site.toasts.getByRole('listitem').first()).toBeVisible();
  await site.page.reload();
  await expect(chosen).toBeChecked();
});

test('what is typed in a form is lost only after a question @desktop', async ({ site }) => {
  const { main, page } = site;
  await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/orders`);
  await site.press(page.getByRole('link', { name: 'Скидки', exact: true }));
  await main.getByRole('button', { name: 'Подписка', exact: true }).click();
  const form = site.dialog('Новая подписка');
  const name = form.getByLabel('Название');
  await expect(name).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form, 'nothing was typed').toBeHidden();

  await main.getByRole('button', { name: 'Подписка', exact: true }).click();
  await name.fill('Друзья мастерской');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
  await question.getByRole('button', { name: 'Остаться' }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue('Друзья мастерской');
  await page.goBack();
  const leavingForm = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await leavingForm.getByRole('button', { name: 'Остаться' }).click();
  await expect(leavingForm).toBeHidden();
  await expect(name).toHaveValue('Друзья мастерской');
  await form.getByRole('button', { name: 'Закрыть' }).click();
  await question.getByRole('button', { name: 'Закрыть' }).click();
  await expect(form).toBeHidden();
  await expect(main.getByRole('button', { name: 'Подписка', exact: true })).toBeFocused();

  await main.getByRole('link', { name: 'Промокод', exact: true }).click();
  const code = main.getByRole('region', { name: 'Новый промокод' }).getByRole('textbox', { name: 'Промокод' });
  await code.fill('ROZA');
  await page.goBack();
  const leaving = page.getByRole('alertdialog', { name: 'Уйти без сохранения?' });
  await leaving.getByRole('button', { name: 'Остаться' }).click();
  await expect(code).toHaveValue('ROZA');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Уйти' }).click();
  await expect(code).toBeHidden();
});
