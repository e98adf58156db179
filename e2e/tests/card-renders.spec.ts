import { titleOf } from '../shopper/buying.ts';
import { cardsRendered, recordRenders } from '../shopper/renders.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('the heart and «В корзину» of a card rerender this card and no other', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'max.u');
  await recordRenders(page);
  await site.open('/catalog/bukety');
  const available = site.cards.filter({ has: page.getByRole('button', { name: /^В корзину: / }) });
  const title = await titleOf(available.nth(1));
  const card = site.cards.filter({ hasText: title }).first();

  const pressHeart = async () => {
    const answered = page.waitForResponse(/\/favorite$/);
    await site.press(card.getByRole('button', { name: /избранн/i }));
    await answered;
  };
  expect(await cardsRendered(page, pressHeart)).toEqual([title]);
  await pressHeart();

  const add = async () => {
    await site.press(card.getByRole('button', { name: /^В корзину: / }));
    await expect(card.getByRole('spinbutton')).toBeVisible();
  };
  expect(await cardsRendered(page, add)).toEqual([title]);
});
