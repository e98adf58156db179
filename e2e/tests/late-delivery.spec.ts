import { arriveAs } from '../shopper/signingIn.ts';
import { reloadOrder } from '../shopper/late.ts';
import { expect, test } from '../shopper/test.ts';

/** The demonstration has an order that was promised to her for yesterday. */
const customer = 'zhenya.m';

test('the customer of an order that is late is told so, opens a dispute and learns how it ends @phone', async ({
  site,
}) => {
  const { page } = site;
  await arriveAs(site, customer, '/');
  const { data } = (await (await page.request.get('/api/v1/orders')).json()) as {
    data: { orderId: number; orderServices: { service: { slug: string } }[] }[];
  };
  const late = data.find(({ orderServices }) => orderServices.some(({ service }) => service.slug === 'tyulpannaya'));
  await page.goto(`/?order=${late?.orderId}`);
  await site.waitForHydration();
  await site.press(site.dialog(/^Заказ №/).getByRole('button', { name: /^Подробнее/ }));
  const sheet = site.dialog(/^Заказ №/).last();
  await expect(sheet.getByRole('heading', { name: /Заказ опаздывает|Открыт спор/ })).toBeVisible();
  // Another run in this shop may have opened the dispute already.
  if (await sheet.getByRole('heading', { name: 'Заказ опаздывает' }).isVisible()) {
    await expect(sheet.getByText(/Не вручат до .+ – отменим и вернём деньги сами/)).toBeVisible();
    await site.screenshot('late');
    await site.press(sheet.getByRole('button', { name: 'Заказа всё нет' }));
    const form = site.dialog('Заказа всё нет?');
    await expect(form).toContainText('Не ответит – отменим заказ и вернём деньги');
    await form.getByLabel('Что не так').fill('Ждали весь вечер, никто не приехал');
    await site.screenshot('claim');
    await site.press(form.getByRole('button', { name: 'Открыть спор' }));
  }
  await expect(sheet.getByRole('heading', { name: 'Открыт спор' })).toBeVisible();
  await expect(sheet.getByText(/Не ответит – отменим заказ и вернём деньги/)).toBeVisible();
  await reloadOrder(site);
  await expect(sheet.getByText(/^Заказ не вручён/)).toBeVisible();
  await site.screenshot('claimed');
});
