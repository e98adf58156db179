import { expect, type Locator } from '@playwright/test';
import { shop } from './desk.ts';
import { labelOf, type Site } from './site.ts';

/** The customer reviews the latest delivery, the owner answers, and the customer reads the answer. */
export async function reviewAndAnswer(customer: Site, owner: Site, words: string): Promise<void> {
  await customer.open('/my/reviews');
  // The latest delivery comes first.
  const purchase = customer.main
    .getByRole('region', { name: 'Ждут вашей оценки' })
    .getByRole('listitem')
    .filter({ has: customer.page.getByRole('radio') })
    .first();
  await labelOf(purchase.getByRole('radio', { name: /^5\s/ })).click();
  await purchase.getByRole('textbox', { name: 'Отзыв' }).fill(words);
  await purchase.getByRole('button', { name: 'Отправить отзыв' }).click();
  const written = customer.main.getByRole('article').filter({ hasText: words });
  await expect(written, 'ARE-01: a review of a product is written and read').toContainText('О товаре');
  await owner.open(`/my/shop/${shop.slug}/reviews`);
  const waiting = owner.main.getByRole('article').filter({ hasText: words });
  await waiting.getByRole('button', { name: 'Ответить' }).click();
  await waiting.getByRole('textbox').fill('Спасибо, приходите ещё');
  await owner.screenshot('reply');
  await waiting.getByRole('button', { name: 'Ответить' }).click();
  await expect(waiting).toHaveCount(0);
  await customer.page.reload();
  await expect(written).toContainText('Спасибо, приходите ещё');
  await customer.screenshot('reviewed');
}

/** The customer reviews the shop from the delivered order, and changes the review on the page of the shop. */
export async function reviewShop(customer: Site, order: Locator, words: string): Promise<void> {
  await order.getByRole('link', { name: 'Оценить покупку и магазин' }).click();
  const purchase = customer.main.getByRole('listitem').filter({ hasText: 'Магазин, заказ доставлен' });
  await purchase.getByRole('radio', { name: /^1\s/ }).focus();
  for (const star of [/^2\s/, /^3\s/, /^4\s/]) {
    await customer.page.keyboard.press('ArrowRight');
    await expect(purchase.getByRole('radio', { name: star }), 'arrows go on in the form').toBeFocused();
  }
  await purchase.getByRole('textbox', { name: 'Отзыв' }).fill(words);
  await customer.page.reload();
  await expect(purchase.getByRole('radio', { name: /^4\s/ }), 'a draft opens its form').toBeChecked();
  await expect(purchase.getByRole('textbox', { name: 'Отзыв' }), 'a draft survives a reload').toHaveValue(words);
  await customer.screenshot('shop-review');
  await purchase.getByRole('button', { name: 'Отправить отзыв' }).click();
  const written = customer.main.getByRole('article').filter({ hasText: words });
  await written.getByRole('link', { name: shop.name }).click();
  await expect(customer.page).toHaveURL(`/${shop.slug}`);
  await customer.press(customer.main.getByRole('button', { name: 'Изменить свой отзыв' }));
  const form = customer.main.getByRole('form', { name: `Отзыв: ${shop.name}` });
  await labelOf(form.getByRole('radio', { name: /^5\s/ })).click();
  await form.getByRole('textbox', { name: 'Понравилось', exact: true }).fill('Букет с характером');
  await form.getByRole('button', { name: 'Сохранить отзыв' }).click();
  await expect(written, 'ARE-03: a review of a shop is written, changed and read').toContainText('Букет с характером');
  await written.scrollIntoViewIfNeeded();
  await customer.screenshot('shop-reviewed');
}
