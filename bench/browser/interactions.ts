import type { Locator, Page } from 'playwright';
import { press } from './finger.ts';
import { longestInteraction } from './recording.ts';

/** An action of a shopper on the catalogue. Returns its longest time from an input to the next paint (ms). */
export type Interaction = (page: Page) => Promise<number>;

const addButton = (page: Page): Locator => page.getByRole('button', { name: /^В корзину: / }).first();
const cartLink = (page: Page): Locator => page.locator('a[href$="panel=cart"]:visible').first();
const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Taps an element and waits for its outcome. */
async function tap(page: Page, target: Locator, outcome: () => Promise<unknown>): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await movementsEnded(page);
  return longestInteraction(page, () => press(page, target), outcome);
}

/** A finger that goes down and up on a sheet that is still sliding in presses nothing. */
const movementsEnded = (page: Page) =>
  page.evaluate(async () => {
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });

const shown = (target: Locator) => () => target.waitFor();

/** The options of the filters are links, so that they work without code. */
const filterOption = (page: Page): Locator => dialog(page, 'Фильтры').locator('a[rel="nofollow"]').first();

const openFilters = (page: Page) =>
  tap(page, page.getByRole('button', { name: /^Фильтры/ }), shown(filterOption(page)));

async function filter(page: Page): Promise<number> {
  await openFilters(page);
  return tap(page, filterOption(page), () => page.waitForURL(({ search }) => search !== ''));
}

async function typeInSearch(page: Page): Promise<number> {
  const field = page.getByLabel('Поиск по каталогу');
  await field.tap();
  return longestInteraction(
    page,
    () => field.pressSequentially('пионы', { delay: 120 }),
    () => page.getByRole('option').first().waitFor(),
  );
}

export const interactions: Record<string, Interaction> = {
  'add to cart': (page) => tap(page, addButton(page), shown(page.getByRole('spinbutton').first())),
  'open the cart': (page) => tap(page, cartLink(page), shown(dialog(page, 'Корзина'))),
  'open the filters': openFilters,
  filter,
  'open a dialog': (page) =>
    tap(page, page.getByRole('button', { name: 'Выберите город' }), shown(page.getByRole('dialog'))),
  'type in search': typeInSearch,
};
