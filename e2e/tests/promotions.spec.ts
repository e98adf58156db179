import { shop } from '../shopper/desk.ts';
import { arriveAs, signInByRequest } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('a shop agrees to a promotion of the marketplace, is told so, and leaves it', async ({ site, anotherBrowser }) => {
  const name = `Скоро весна ${Date.now() % 100_000}`;
  const room = `/my/shop/${shop.slug}/discounts`;
  const { page, main } = site;

  await test.step('the administration proposes it', async () => {
    const judge = await anotherBrowser();
    await signInByRequest(judge, 'admin');
    const terms = { kind: 'PERCENT', value: 10, maxDiscount: null, platformPercent: 0, categoryIds: [] };
    const words = { name, text: 'Все букеты на десятую часть дешевле' };
    const days = { startsOn: dayAfter(40), endsOn: dayAfter(45) };
    const answer = await judge.page.request.post('/api/v1/moderation/promotions', {
      data: { ...terms, ...words, ...days },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  });

  const item = main.getByRole('listitem').filter({ hasText: name });
  const dialog = page.getByRole('dialog', { name });
  await test.step('the owner reads what it would have cost, and agrees', async () => {
    await arriveAs(site, shop.owner, room);
    await site.press(item.getByRole('button', { name: 'Условия и участие' }));
    await expect(dialog).toContainText('Что было бы в прошлом месяце');
    await dialog.getByRole('button', { name: 'Согласиться на скидку' }).click();
    await expect(site.toast(`Вы участвуете в акции «${name}»`)).toBeVisible();
    await expect(item).toContainText('Участвуете');
    await site.screenshot('promotion');
  });

  await test.step('and leaves it', async () => {
    await item.getByRole('button', { name: 'Изменить участие' }).click();
    await dialog.getByRole('button', { name: 'Выйти из акции' }).click();
    await expect(site.toast(`Вы вышли из акции «${name}»`)).toBeVisible();
    await expect(item.getByRole('button', { name: 'Условия и участие' })).toBeVisible();
  });
});
