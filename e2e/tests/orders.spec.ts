import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('hiding a sub-order removes it from the open order @desktop', async ({ site }, { retry }) => {
  const { page } = site;
  // The first person's only order is hidden after a first try.
  const login = retry ? 'dmitry.p' : 'alina-s';
  await arriveAs(site, login);
  await site.openPurchases();
  const heading = site.purchases.getByRole('heading', { name: /^Заказ №/ }).first();
  const number = (await heading.innerText()).replaceAll(/\D/g, '');
  await site.open(`/?order=${number}`);
  const order = site.dialog(`Заказ № ${number}`);
  const part = order.getByRole('article');
  await expect(part).toHaveCount(1);
  await part.getByRole('button', { name: /^Скрыть/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Да' }).click();
  await expect(site.toast('Успешно')).toBeVisible();
  await expect(part).toHaveCount(0);
  await expect(order.getByRole('button', { name: /Скрыть/ })).toHaveCount(0);
  await expect(order).toContainText('Заказ скрыт');
  await page.reload();
  await expect(order).toContainText('Заказ скрыт');
});

test('order numbers increase with their dates, and the buttons of an order fill their row', async ({
  site,
  isPhone,
}) => {
  await arriveAs(site, 'shopper');
  await site.openPurchases();
  const orders = site.purchases.getByRole('region');
  await expect(orders.first()).toBeVisible();
  const listed = await orders.evaluateAll((all) =>
    all.map((one) => ({
      number: Number(one.querySelector('h3')?.textContent.replaceAll(/\D/g, '')),
      date: Date.parse(one.querySelector('time')?.dateTime ?? ''),
    })),
  );
  expect(listed.length).toBeGreaterThan(5);
  expect(listed).toEqual(listed.toSorted((one, other) => other.number - one.number));
  expect(listed).toEqual(listed.toSorted((one, other) => other.date - one.date));
  if (!isPhone) return;
  const widths = await site.purchases.getByRole('article').evaluateAll((parts) =>
    parts.map((part) => {
      const hide = [...part.querySelectorAll('button')].findLast(({ textContent }) => textContent === 'Скрыть');
      const row = hide?.parentElement;
      if (!hide || !row) throw new Error('There is no «Скрыть».');
      const [box, rowBox] = [hide.getBoundingClientRect(), row.getBoundingClientRect()];
      return Math.round(rowBox.right - box.right);
    }),
  );
  expect(widths.filter((gap) => gap > 1)).toEqual([]);
});
