import type { Locator } from '@playwright/test';
import { addFrom } from '../shopper/buying.ts';
import { fillPart, placeOrder } from '../shopper/checkout.ts';
import { shop } from '../shopper/desk.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 180_000 });

/** Other specs order for tomorrow. A second try plans another day: the places of the first may be taken. */
function plannedDay(retry: number) {
  const moment = new Date(Date.now() + (10 + retry) * 24 * 60 * 60 * 1000);
  const timeZone = 'Europe/Moscow';
  return {
    day: new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment),
    dayInWords: new Intl.DateTimeFormat('ru-RU', { timeZone, day: 'numeric', month: 'long' }).format(moment),
  };
}

const timesOf = (buyer: Site): Locator => buyer.main.getByRole('radiogroup', { name: 'Время' });

/** A new person with a bouquet of the shop in the checkout, who collects it on the planned day. */
async function arriveAtThePlannedDay(buyer: Site, day: string): Promise<void> {
  await signUp(buyer);
  await buyer.open(`/catalog/bukety?service=${shop.slug}`);
  await addFrom(buyer, buyer.cards.first());
  await buyer.open('/checkout');
  const recipient = { name: 'Вера', phone: '9103842715' };
  await fillPart(buyer, { seller: shop.name, way: /Самовывоз/, recipient });
  await labelOf(buyer.main.getByRole('radiogroup', { name: 'День' }).locator(`input[value="${day}"]`)).click();
}

async function buyAt(buyer: Site, time: string): Promise<void> {
  await labelOf(timesOf(buyer).getByRole('radio', { name: time })).click();
  await placeOrder(buyer);
}

test('a shop plans a day for two orders an hour, two buyers take the places, the third is offered the next hour', async ({
  site,
  anotherBrowser,
}, { retry }) => {
  const { page, main } = site;
  const { day, dayInWords } = plannedDay(retry);
  const cell = main.getByRole('button', { name: new RegExp(`^${dayInWords}, 0?9.*12`) });

  await test.step('the owner limits the first hours of the day', async () => {
    await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/delivery?day=${day}`);
    await site.press(main.getByRole('button', { name: 'Самовывоз', exact: true }));
    await expect(cell).toContainText('свободно');
    await cell.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название дня').fill('День роз');
    const way = dialog.locator('section').filter({ has: page.getByRole('heading', { name: 'Самовывоз' }) });
    const hours = way.getByRole('group', { name: /^09:00–12:00/ });
    await hours.getByRole('spinbutton', { name: 'Заказов' }).fill('2');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    await expect(cell).toContainText('0 из 2');
  });

  await test.step('two buyers take both places', async () => {
    const buyers = [await anotherBrowser(), await anotherBrowser()];
    await Promise.all(
      buyers.map(async (buyer) => {
        await arriveAtThePlannedDay(buyer, day);
        await buyAt(buyer, '09:00–12:00');
      }),
    );
    await page.reload();
    await site.press(main.getByRole('button', { name: 'Самовывоз', exact: true }));
    await expect(cell).toContainText('полно');
    await site.screenshot('full-hours');
  });

  await test.step('the third sees that the hours are full, and takes the next', async () => {
    const third = await anotherBrowser();
    await arriveAtThePlannedDay(third, day);
    const full = timesOf(third).getByRole('radio', { name: '09:00–12:00' });
    await expect(full).toBeDisabled();
    await expect(labelOf(full)).toContainText('Мест не осталось');
    await third.screenshot('full-at-checkout');
    await buyAt(third, '12:00–15:00');
  });

  await test.step('a reason that is too long to close the day is refused at its field', async () => {
    site.watch.allow(/422/);
    await site.open(`/my/shop/${shop.slug}/calendar?day=${day}`);
    await main.getByRole('button', { name: 'Закрыть день' }).click();
    const dialog = site.dialog(/^Закрыть /);
    await dialog.getByLabel('Что увидят покупатели').fill('Переучёт. '.repeat(13));
    await dialog.getByRole('button', { name: 'Закрыть день' }).click();
    await expect(dialog.getByLabel('Что увидят покупатели')).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog.getByLabel('Что увидят покупатели')).toBeFocused();
  });
});

interface DeliveryPlan {
  ways: { id: number; name: string; description: string; minTotal: number }[];
  usual: { capacity: number | null };
}

/** A shop from which no other test buys. */
const quiet = { owner: 'pavel-sib', slug: 'sibirskiy-buket' };

test('an edit of the delivery does not overwrite one from another place unasked @desktop', async ({ site }, {
  retry,
}) => {
  const { page, main } = site;
  site.watch.allow(/409/);
  const delivery = `/api/v1/desk/${quiet.slug}/delivery`;
  const read = async () => (await (await page.request.get(delivery)).json()) as DeliveryPlan;
  await arriveAs(site, quiet.owner, `/my/shop/${quiet.slug}/delivery`);
  const [way] = (await read()).ways;
  if (!way) throw new Error('The shop has no delivery options.');

  await test.step('an option: their edit is taken, and edited further', async () => {
    const text = `Поднимем на этаж, проба ${retry}`;
    await site.press(main.getByRole('button', { name: `Изменить: ${way.name}` }));
    const dialog = page.getByRole('dialog');
    const description = dialog.getByLabel('Описание для покупателя');
    await description.fill(text);
    const minTotal = way.minTotal + 100;
    await page.request.put(`${delivery}/ways/${way.id}`, { data: { minTotal } });
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog.getByText('Этот способ доставки уже изменили в другом месте')).toBeVisible();
    await expect(description).toHaveValue(text);
    await dialog.getByRole('button', { name: 'Взять их правку' }).click();
    await expect(description).toHaveValue(way.description);
    await description.fill(text);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
    expect((await read()).ways[0]).toMatchObject({ description: text, minTotal });
  });

  await test.step('the usual limits: mine replace theirs after a question', async () => {
    const card = main.getByRole('region', { name: 'Обычный день' });
    await card.getByRole('spinbutton', { name: 'Заказов' }).fill(`${40 + retry}`);
    await page.request.put(`${delivery}/usual-day`, { data: { capacity: 30 + retry, capacityMinutes: null } });
    await card.getByRole('button', { name: 'Сохранить' }).click();
    await expect(card.getByText('Обычный день уже изменили в другом месте')).toBeVisible();
    await card.getByRole('button', { name: 'Оставить мою' }).click();
    await expect(card.getByText('Обычный день уже изменили в другом месте')).toBeHidden();
    expect((await read()).usual.capacity).toBe(40 + retry);
  });
});
