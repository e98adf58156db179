import { AxeBuilder } from '@axe-core/playwright';
import { addFrom, cardOf, sellers } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** What axe finds wrong, as lines a person can act on. */
async function expectNoViolation(site: Site, place: string): Promise<void> {
  const axe = new AxeBuilder({ page: site.page });
  // The specification forbids zoom on phones (OVL-16); everywhere else the rule holds.
  if (site.isPhone) axe.disableRules('meta-viewport');
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
  expect.soft(found, place).toEqual([]);
}

for (const theme of ['light', 'dark'] as const) {
  test.describe(`${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('axe finds nothing on the pages that a guest reads', async ({ site }) => {
      test.setTimeout(90_000);
      const { page } = site;
      for (const path of ['/', '/catalog', '/products/buket-iz-3-rozovykh-gortenziy']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await expectNoViolation(site, path);
      }
      await site.open('/catalog/bukety');
      await addFrom(site, cardOf(site, sellers.first));
      await site.openCart();
      await settled(site);
      await expectNoViolation(site, 'cart');
      await site.station(`cart-${theme}`);
      await site.open('/?auth=sigin');
      await expect(site.signIn).toBeVisible();
      await settled(site);
      await expectNoViolation(site, 'sign-in');
    });

    test('axe finds nothing where a shopper is at home', async ({ site, isPhone }) => {
      test.setTimeout(90_000);
      const { page } = site;
      await arriveAs(site, isPhone ? 'alina-s' : 'dmitry.p', '/catalog/bukety');
      await site.comesToLife();
      await site.openPurchases();
      await expect(
        site.purchases.getByRole('article').or(site.purchases.getByText('Покупок пока нет')).first(),
      ).toBeVisible();
      await settled(site);
      await expectNoViolation(site, 'purchases');
      await site.station(`purchases-${theme}`);
      await site.open('/catalog/bukety');
      const card = cardOf(site, sellers.second);
      if (await card.getByRole('button', { name: /^В корзину/ }).isVisible()) await addFrom(site, card);
      await site.open('/checkout');
      await expect(page.getByRole('radiogroup', { name: 'День' }).first()).toBeVisible();
      await expectNoViolation(site, 'checkout');
      await site.station(`checkout-${theme}`);
      await page.goto('/my/settings', { waitUntil: 'networkidle' });
      await expectNoViolation(site, 'settings');
      await site.station(`settings-${theme}`);
    });
  });
}

/** Waits for moving and fading things: axe measures the contrast of what is on screen now. */
async function settled({ page }: Site): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
}
