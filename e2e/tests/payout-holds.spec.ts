import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 120_000 });

test('the focus stays in the list while the administration holds and releases a shop @desktop', async ({ site }) => {
  const { page, main } = site;
  const hold = main.getByRole('button', { name: `Приостановить выплаты: ${shop.name}` });
  const release = main.getByRole('button', { name: `Возобновить выплаты: ${shop.name}` });
  const heldShops = main.getByRole('button', { name: /^Приостановлены/ });
  const confirm = async (title: string, reason: string, act: string) => {
    const dialog = site.dialog(title);
    await dialog.getByRole('button', { name: reason }).click();
    await dialog.getByRole('button', { name: act }).click();
    await expect(dialog).toBeHidden();
  };

  await test.step('the same button holds and releases', async () => {
    await arriveAs(site, 'admin', '/my/moderation/payouts');
    await site.press(heldShops);
    await main.getByRole('searchbox').fill(shop.name);
    await hold.or(release).click();
    // A former try may have left the shop held.
    if (await site.dialog('Возобновить выплаты').isVisible()) {
      await confirm('Возобновить выплаты', 'Проверили', 'Возобновить');
      await hold.click();
    }
    await confirm('Приостановить выплаты', 'Жалобы', 'Приостановить');
    await expect(release).toBeFocused();
  });

  await test.step('a card that leaves the list gives the focus to the next one, or to the view', async () => {
    await main.getByRole('searchbox').fill('');
    // The found shops make room for the list a moment later.
    await expect(main.getByText(/^(Ждёт |Пока нечего платить)/).first()).toBeVisible();
    await release.press('Enter');
    await confirm('Возобновить выплаты', 'Проверили', 'Возобновить');
    await expect(release).toHaveCount(0);
    const left = main.getByRole('button', { name: /^Возобновить выплаты: / });
    await expect((await left.count()) > 0 ? page.locator(':focus').and(left) : heldShops).toBeFocused();
  });
});
