import type { Locator } from '@playwright/test';
import { payWith } from '../shopper/bank.ts';
import { arriveAtCheckout, arriveToBuy, sellers } from '../shopper/buying.ts';
import { placeOrder } from '../shopper/checkout.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

/** The owner of the shop where the order is collected, and a customer who orders nothing in other tests. */
const florist = { login: 'florist', slug: 'myata-i-pion', name: sellers.second };
const customer = 'anna-pokrovka';
const administration = 'admin';

/** Pays for an order at both sellers. @returns the panel of the order, and the number of the florist's part */
async function buy(site: Site, login: string): Promise<{ panel: Locator; number: string }> {
  await arriveAtCheckout(site, login);
  const part = site.page.getByRole('region', { name: new RegExp(florist.name) });
  const ask = part.getByRole('radiogroup', { name: 'Если чего-то не окажется' });
  await expect(ask.getByRole('radio', { name: /^Спросить меня/ })).toBeChecked();
  const card = part.getByLabel('Текст открытки');
  await card.fill('Люблю.\n'.repeat(14));
  await expect(part.getByText('Конец не помещается')).toBeVisible();
  await site.screenshot('checkout');
  await card.fill('С днём рождения!');
  await expect(part.getByText('Конец не помещается')).toHaveCount(0);
  await placeOrder(site);
  await payWith(site.page, 'good');
  const panel = site.dialog(/^Заказ №\s\d+$/);
  const own = panel.getByRole('article', { name: new RegExp(`^${florist.name}, заказ № \\d+$`) });
  await expect(panel).toContainText('Оплачено');
  const number = /\d+$/.exec((await own.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  return { panel, number };
}

/** Takes steps at the desk as its page does. */
async function takeSteps({ page }: Site, number: string, steps: readonly [step: string, from: string][]) {
  for (const [step, from] of steps) {
    const data = { stepId: crypto.randomUUID(), step, from };
    const answer = await page.request.post(`/api/v1/desk/${florist.slug}/orders/${number}/steps`, { data });
    expect(answer.ok(), `${step}: ${await answer.text()}`).toBe(true);
  }
}

/** Chooses a photo in a form and waits until it is uploaded. */
async function attach(form: Locator, name: string): Promise<void> {
  await form.locator('input[type=file]').setInputFiles(photo(name));
  const tile = form.getByRole('group', { name });
  await expect(tile).toBeVisible();
  await expect(tile.getByRole('progressbar')).toHaveCount(0);
}

test('a substitute is proposed, answered and refunded; a dispute is opened, answered and decided @phone', async ({
  site,
  anotherBrowser,
}) => {
  const { panel, number } = await buy(site, customer);
  const shop = await anotherBrowser();
  await arriveAs(shop, florist.login, `/my/shop/${florist.slug}/orders/${number}`);
  // The refund that is refused.
  shop.watch.allow(/422/);

  await test.step('the shop proposes a substitute with a photo', async () => {
    await takeSteps(shop, number, [['ACCEPT', 'NEW']]);
    await shop.page.reload();
    await shop.press(shop.page.getByRole('button', { name: 'Предложить замену' }));
    const form = shop.dialog(/^Замена в заказе/);
    await form.getByLabel('Чего нет').fill('Белой эустомы не привезли');
    await form.getByLabel('Что взамен').fill('Кустовая роза');
    await form.getByLabel(/^Вернём покупателю/).fill('100');
    await form.getByLabel(/^Если без замены/).fill('999999');
    await attach(form, 'rose.jpg');
    await form.getByRole('button', { name: 'Спросить покупателя' }).click();
    await expect(form, 'more than was paid is refused at the field').toContainText('Можно вернуть не больше');
    await form.getByLabel(/^Если без замены/).fill('180');
    await shop.screenshot('proposal');
    await form.getByRole('button', { name: 'Спросить покупателя' }).click();
    await expect(form).toBeHidden();
    await expect(shop.page.getByText(/^Ждём ответа до/)).toBeVisible();
  });

  await test.step('the customer sees it without a reload, and chooses', async () => {
    const question = panel.getByRole('region', { name: 'Нужна замена' });
    await expect(question).toContainText('Белой эустомы не привезли');
    await question.scrollIntoViewIfNeeded();
    await site.screenshot('question');
    await labelOf(question.getByRole('radio', { name: /^Ничем, без неё/ })).click();
    await question.getByRole('button', { name: /^Без замены, вернуть 180/ }).click();
    await expect(question).toBeHidden();
    await expect(panel.getByText(/^(Возвращаем|Вернули) 180/).first()).toBeVisible();
    await expect(shop.page.getByText('Покупатель просит без замены').first()).toBeVisible();
  });

  await test.step('the shop returns a part by line', async () => {
    await shop.page.getByRole('button', { name: 'Вернуть часть' }).click();
    const form = shop.dialog('Вернуть часть денег');
    await form.getByRole('textbox').first().fill('50');
    await form.getByLabel('Причина для покупателя').fill('Лента другого цвета');
    await shop.screenshot('refund');
    await form.getByRole('button', { name: /^Вернуть 50/ }).click();
    await expect(form).toBeHidden();
    await expect(panel).toContainText('Лента другого цвета');
    await site.screenshot('refunds');
  });

  await test.step('the customer opens a dispute after the delivery', async () => {
    await takeSteps(shop, number, [
      ['START', 'ACCEPTED'],
      ['READY', 'ASSEMBLING'],
      ['PUT_ON_SHELF', 'READY'],
      ['DELIVER', 'READY_FOR_PICKUP'],
    ]);
    await panel.getByRole('button', { name: 'Что-то не так' }).click();
    const form = site.dialog('Что-то не так?');
    await form.getByLabel('Что не так').fill('Розы увяли через час');
    await attach(form, 'faded.jpg');
    await site.screenshot('dispute-form');
    await form.getByRole('button', { name: 'Открыть спор' }).click();
    await expect(form).toBeHidden();
    await expect(panel).toContainText('Розы увяли через час');
  });

  await test.step('the shop answers', async () => {
    await shop.page.getByLabel('Ответ магазина').fill('Хранили в воде, вернём половину');
    await shop.screenshot('dispute-answer');
    await shop.page.getByRole('button', { name: 'Ответить' }).click();
    await expect(panel).toContainText('Хранили в воде, вернём половину');
  });

  await test.step('the administration decides', async () => {
    const judge = await anotherBrowser();
    await arriveAs(judge, administration, '/my');
    await judge.press(judge.main.getByRole('link', { name: /Администрация/ }));
    await expect(judge.page).toHaveURL('/my/moderation/queue');
    await judge.waitForHydration();
    await judge.main.locator('summary').click();
    await judge.press(judge.main.getByRole('link', { name: /^Споры/ }));
    await expect(judge.page).toHaveURL('/my/moderation/disputes');
    const dispute = judge.main.getByRole('article', { name: new RegExp(`№\\s${number}$`) });
    await expect(dispute).toContainText('Розы увяли через час');
    await judge.screenshot('disputes');
    // A page that is still being entered closes what is opened on it.
    await expect(judge.page.getByRole('progressbar', { name: 'Страница загружается' })).toHaveCount(0);
    await judge.press(dispute.getByRole('button', { name: 'Решить спор' }));
    const form = judge.dialog(/^Решение по заказу/);
    await form.getByRole('button', { name: 'Решить спор' }).click();
    await expect(form).toContainText('Выберите решение');
    await labelOf(form.getByRole('radio', { name: 'Вернуть часть' })).click();
    await form.getByLabel(/^Сколько вернуть/).fill('300');
    await form.getByLabel('Почему так решили').fill('На фото видно, что розы увяли');
    await judge.screenshot('decision');
    await form.getByRole('button', { name: 'Решить спор' }).click();
    await expect(form).toBeHidden();
    await expect(dispute).toHaveCount(0);
    await expect(panel).toContainText('На фото видно, что розы увяли');
    await expect(panel.getByText(/^(Возвращаем|Вернули) 300/).first()).toBeVisible();
    await site.screenshot('decided');
  });
});

/** A shop from which no other test buys. */
const quiet = { login: 'pavel-sib', slug: 'sibirskiy-buket', buyer: 'olya.n' };
const closedText = 'Магазин сейчас не принимает заказы';

test('a shop that takes no orders says so on its page, at its products, in the cart and at the checkout @desktop', async ({
  site,
  anotherBrowser,
}) => {
  const owner = await anotherBrowser();
  await arriveAs(owner, quiet.login);
  const settings = `/api/v1/desk/${quiet.slug}/settings`;
  const before = await (await owner.page.request.get(settings)).json();
  const change = (isAcceptingOrders: boolean) =>
    owner.page.request.put(settings, { data: { ...before, isAcceptingOrders } });
  try {
    await change(false);
    await arriveToBuy(site, quiet.buyer, `/${quiet.slug}/storefront`);
    await expect(site.main.getByText(closedText)).toBeVisible();
    await site.screenshot('shop');
    await site.open((await site.cards.first().getByRole('link').first().getAttribute('href')) ?? '');
    await expect(site.main.getByText(closedText).first()).toBeVisible();
    await expect(site.main.getByRole('button', { name: 'Купить сейчас' }).first()).toBeDisabled();
    await site.screenshot('product');
    await site.press(site.main.getByRole('button', { name: 'В корзину', exact: true }).first());
    await site.openCart();
    await expect(site.cart.getByText(closedText)).toBeVisible();
    await site.screenshot('cart');
    await site.cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
    await expect(site.page).toHaveURL('/checkout');
    // Each day that could be chosen says so as well.
    await expect(site.main.getByText(closedText).first()).toBeVisible();
    const pay = site.page.getByRole('complementary', { name: 'Ваш заказ' }).getByRole('button', { name: /^Оплатить/ });
    await expect(pay).toBeDisabled();
    await site.screenshot('checkout');
    await site.page.getByRole('link', { name: 'Убрать его товары в корзине' }).click();
    await expect(site.cart).toBeVisible();
  } finally {
    await change(true);
  }
});

test('disputes of the marketplace do not exist for a person who is not of the administration @desktop', async ({
  site,
}) => {
  site.watch.allow(/404/);
  await arriveAs(site, customer);
  const response = await site.page.goto('/my/moderation/disputes');
  expect(response?.status()).toBe(404);
});
