import { holdAnswers } from '../shopper/late.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 240_000 });

/** A shop that no other spec changes. */
const shop = { slug: 'severnaya-oranzhereya', owner: 'irina-sever', follower: 'petr.gromov' } as const;

test('a shop edits its page, and its guests and followers see what is meant for them', async ({
  site,
  anotherBrowser,
}, { retry }) => {
  const { page, main } = site;
  // Things that a first try has added are still there in the second.
  const again = retry ? ' снова' : '';
  const words = `Цветы, которые не боятся зимы${again}`;
  const [feast, mother, roses] = [`К празднику${again}`, `Маме${again}`, `Розы маме${again}`] as const;
  const banner = `Своим – первыми${again}`;
  const guest = await anotherBrowser();

  await test.step('an edited page is a draft until it is published', async () => {
    await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/storefront`);
    const line = main.getByLabel('Строка под названием');
    await line.fill(words);
    const cover = main.getByRole('region', { name: 'Страница', exact: true }).locator('img').first();
    const before = (await cover.getAttribute('src')) ?? '';
    await main.locator('input[type=file]').first().setInputFiles(photo('roses.jpg'));
    await expect(cover).not.toHaveAttribute('src', before);
    await expect(main.getByText(/^Черновик сохранён в/)).toBeVisible();
    const preview = page.getByTitle('Как увидят страницу магазина').contentFrame();
    await expect(preview.getByText(words)).toBeVisible();
    await page.reload();
    await expect(line).toHaveValue(words);
    await expect(cover).not.toHaveAttribute('src', before);
    await guest.open(`/${shop.slug}`);
    await expect(guest.main.getByText(words)).toHaveCount(0);
    await site.press(main.getByRole('button', { name: 'Показать всем' }));
    await expect(site.toast('Покупатели видят новую страницу')).toBeVisible();
    await site.screenshot('storefront');
    await guest.open(`/${shop.slug}`);
    await expect(guest.main.getByText(words)).toBeVisible();
  });

  await test.step('a product is moved to the first place by keys', async () => {
    const third = main.getByRole('button', { name: /: место 3, / });
    const title = ((await third.getAttribute('aria-label')) ?? '').replace(/: место.*/, '');
    await third.press('Home');
    await expect(main.getByRole('button', { name: `${title}: место 1, закреплён` })).toBeFocused();
    await expect(site.toast('Порядок сохранён')).toBeVisible();
    await guest.open(`/${shop.slug}/storefront`);
    await expect(guest.cards.first()).toContainText(title);
  });

  await test.step('a switch that is pressed while a move waits stays pressed', async () => {
    const saved = site.toast('Порядок сохранён');
    await expect(saved, 'that of the step before').toHaveCount(0);
    const shelf = await holdAnswers(page, '**/shelf');
    const control = main.getByRole('switch', { name: /^Скрывать то, что закончилось/ });
    await main.getByRole('button', { name: /: место 3, / }).press('Home');
    await labelOf(control).click();
    await expect(control).toBeChecked();
    // One request with both changes, or two when the second comes late.
    await expect(async () => {
      shelf.release();
      await expect(saved).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
    await expect(control).toBeChecked();
    await labelOf(control).click();
    await expect(control).not.toBeChecked();
  });

  await test.step('a section with goods is a part of the shop', async () => {
    await main.getByRole('button', { name: 'Рубрика', exact: true }).click();
    const name = site.dialog('Новая рубрика');
    await name.getByLabel('Название').fill(feast);
    await name.getByRole('button', { name: 'Добавить' }).click();
    await main.getByRole('button', { name: `Действия: ${feast}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Товары' }).click();
    const goods = site.dialog(`Товары рубрики «${feast}»`);
    await labelOf(goods.getByRole('checkbox').first()).click();
    await goods.getByRole('button', { name: 'Сохранить, 1 товар' }).click();
    await expect(goods).toBeHidden();
    await guest.open(`/${shop.slug}`);
    await guest.press(guest.main.getByRole('link', { name: feast, exact: true }));
    await expect(guest.main.getByRole('heading', { name: feast, exact: true })).toBeVisible();
    await expect(guest.cards).toHaveCount(1);
  });

  await test.step('sections are nested by keys and by the handle, and move with their subsections', async () => {
    for (const title of [mother, roses]) {
      await main.getByRole('button', { name: 'Рубрика', exact: true }).click();
      const form = site.dialog('Новая рубрика');
      await form.getByLabel('Название').fill(title);
      await form.getByRole('button', { name: 'Добавить' }).click();
      await expect(form).toBeHidden();
    }
    const grip = (title: string) => main.getByRole('button', { name: `Переместить: ${title}`, exact: true });
    const left = async (title: string) => (await grip(title).boundingBox())?.x ?? 0;
    const edge = await left(feast);
    const answers = await holdAnswers(page, '**/section-order');
    await grip(roses).press('ArrowRight');
    await expect(main.getByText(`${roses}: место 1 из 1, внутри «${mother}»`)).toBeAttached();
    await expect(grip(roses)).toBeFocused();
    await grip(mother).hover();
    await page.mouse.down();
    await page.mouse.move(edge + 32 + 22, ((await grip(mother).boundingBox())?.y ?? 0) + 10, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => left(roses)).toBe(edge + 64);
    await main.getByRole('button', { name: `Действия: ${roses}`, exact: true }).click();
    const toGoods = page.getByRole('menuitem', { name: 'Товары' });
    await expect(toGoods).toBeVisible();
    // The second move is sent once the first is answered.
    await answers.next();
    await answers.arrived();
    await expect(toGoods, 'the answer to the first move does not undo the second').toBeVisible();
    expect(await left(roses)).toBe(edge + 64);
    await answers.next();
    await page.unrouteAll({ behavior: 'wait' });
    await toGoods.click();
    const goods = site.dialog(`Товары рубрики «${roses}»`);
    await labelOf(goods.getByRole('checkbox').first()).click();
    await goods.getByRole('button', { name: 'Сохранить, 1 товар' }).click();
    await expect(goods).toBeHidden();
    await site.screenshot('sections');
    await guest.open(`/${shop.slug}`);
    for (const title of [feast, mother, roses]) {
      await guest.press(guest.main.getByRole('link', { name: title, exact: true }));
      await expect(guest.main.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    await main.getByRole('button', { name: `Действия: ${mother}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    const question = page.getByRole('alertdialog', { name: `Удалить рубрику «${mother}»?` });
    await expect(question).toContainText(
      'Рубрик внутри тоже не будет: 1. Товары (1) останутся в магазине и на витрине.',
    );
    await question.getByRole('button', { name: 'Удалить' }).click();
    await site.pressInToast(`Рубрика «${mother}» удалена`, 'Вернуть');
    await expect(grip(roses)).toBeVisible();
  });

  await test.step('a banner for followers is not shown to guests', async () => {
    await main.getByRole('button', { name: 'Баннер', exact: true }).click();
    const form = site.dialog('Новый баннер');
    await form.getByLabel('Заголовок').fill(banner);
    await form.getByLabel('Кому показывать').selectOption('FOLLOWERS');
    await form.getByRole('button', { name: 'Добавить на страницу' }).click();
    await expect(main.getByText(banner, { exact: true })).toBeVisible();
    await guest.open(`/${shop.slug}`);
    await expect(guest.main.getByRole('heading', { name: 'О мастерской', exact: true })).toBeVisible();
    await expect(guest.main.getByRole('heading', { name: banner, exact: true })).toHaveCount(0);
    await arriveAs(guest, shop.follower, `/${shop.slug}`);
    const follow = guest.main.getByRole('button', { name: 'Подписаться' }).first();
    const followed = guest.main.getByRole('button', { name: /^Вы подписаны/ }).first();
    await expect(follow.or(followed).first()).toBeVisible();
    if (await follow.isVisible()) await guest.press(follow);
    await expect(followed).toBeVisible();
    await guest.open(`/${shop.slug}`);
    await expect(guest.main.getByRole('heading', { name: banner, exact: true })).toBeVisible();
  });
});
