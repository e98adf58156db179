import { expect } from '@playwright/test';
import { shop } from './desk.ts';
import { labelOf, type Site } from './site.ts';

/** The customer reviews what was delivered last, the owner answers, and the customer reads the answer. */
export async function reviewAndAnswer(customer: Site, owner: Site, words: string): Promise<void> {
  await customer.open('/my/reviews');
  // What was delivered last comes first.
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
