import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** Types words into the search of the header, sends them with Enter, and waits for what is found. */
async function searchFor(site: Site, words: string): Promise<void> {
  const { page, main } = site;
  const field = page.getByRole('banner').getByLabel('Поиск по каталогу');
  await site.press(field);
  await field.fill(words);
  await field.press('Enter');
  await expect(main.getByRole('heading', { level: 1, name: `Поиск: «${words}»` })).toBeVisible();
  await expect(site.cards.first()).toBeVisible();
}

/** The text of every card: `innerText` is empty below the window, where the browser skips the contents. */
const cardsOf = async ({ cards }: Site): Promise<string[]> =>
  (await cards.allTextContents()).map((text) => text.replaceAll(/\s/g, ' '));

/** The price to pay, the first one of a card (roubles). */
const priceOf = (card: string): number => Number(/(\d[\d ]*) ₽/.exec(card)?.[1]?.replaceAll(' ', ''));

const omitted = ({ main }: Site) => main.getByText(/^Искали без слов/);

test('a price in a search is a limit, also in the wrong layout and in Latin letters', async ({ site }) => {
  await site.open('/');
  for (const words of ['букет до 3000', ',ertn lj 3000', 'buket do 3000']) {
    await searchFor(site, words);
    const cards = await cardsOf(site);
    expect(cards.length, words).toBeGreaterThan(3);
    expect(
      cards.filter((card) => !(priceOf(card) <= 3000)),
      words,
    ).toEqual([]);
    await expect(omitted(site), words).toBeHidden();
  }
});

test('a city in a search finds goods of its shops, also by its nickname and in Latin letters', async ({ site }) => {
  await site.open('/');
  for (const words of ['тюльпаны спб', 'tyulpany spb', 'доставка тюльпанов санкт-петербург']) {
    await searchFor(site, words);
    const cards = await cardsOf(site);
    expect(
      cards.filter((card) => !card.includes('Тюльпанная № 1')),
      words,
    ).toEqual([]);
    expect(cards[0], words).toMatch(/тюльпан/i);
    await expect(omitted(site), words).toBeHidden();
  }
});

test('«сегодня» finds what is delivered today, or says that nothing is', async ({ site }) => {
  await site.open('/');
  await searchFor(site, 'доставка сегодня');
  const isLate = await omitted(site).isVisible();
  const cards = await cardsOf(site);
  expect(isLate ? [] : cards.filter((card) => !/Сегодня|Через [\d,]+ (?:мин|час)/.test(card))).toEqual([]);
  await (isLate ? expect(omitted(site)).toContainText('«сегодня»') : expect(omitted(site)).toBeHidden());
});

test('a discount in a search finds goods with a crossed-out price', async ({ site }) => {
  await site.open('/');
  for (const words of ['скидки', 'букет со скидкой']) {
    await searchFor(site, words);
    const cards = await cardsOf(site);
    expect(
      cards.filter((card) => !card.includes('старая цена')),
      words,
    ).toEqual([]);
  }
});

test('a wish that nothing meets is left out, and the page says so', async ({ site }) => {
  await site.open('/');
  await searchFor(site, 'пионы до 250');
  await expect(omitted(site)).toHaveText('Искали без слов: «до 250»');
  expect((await cardsOf(site))[0]).toMatch(/пион/i);
});
