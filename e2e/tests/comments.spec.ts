import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const article = '/articles/kak-sokhranit-piony';

/** A text that is unique to this run. */
const unique = (text: string): string => `${text} ${randomInt(1_000_000_000)}`;

const threadOf = (place: Locator): Locator => place.getByRole('region', { name: 'Комментарии' });

const commentWith = (place: Locator, text: string): Locator =>
  threadOf(place).getByRole('article').filter({ hasText: text });

/** Writes into the field of a new thread. */
async function say(site: Site, place: Locator, text: string): Promise<void> {
  const thread = threadOf(place);
  await site.press(thread.getByRole('textbox', { name: 'Ваш комментарий' }));
  await thread.getByRole('textbox', { name: 'Ваш комментарий' }).fill(text);
  await thread.getByRole('button', { name: 'Отправить' }).first().click();
}

const personOf = (isPhone: boolean): string => (isPhone ? 'shopper-2' : 'shopper');
const otherThan = (isPhone: boolean): string => personOf(!isPhone);

test('PRD-16: two people talk below an article: reply, mention, vote, change and delete', async ({
  site,
  anotherBrowser,
  isPhone,
}) => {
  const text = unique('Подрезаю под углом');
  await arriveAs(site, personOf(isPhone), article);
  await say(site, site.main, text);
  const own = commentWith(site.main, text);
  await expect(own, 'AAR-08: a comment on an article').toBeVisible();

  const other = await anotherBrowser();
  await arriveAs(other, otherThan(isPhone), article);
  const seen = commentWith(other.main, text);
  await other.press(seen.getByRole('button', { name: 'Нравится: 0', exact: true }));
  await expect(seen.getByRole('button', { name: 'Нравится: 1', exact: true, pressed: true })).toBeVisible();
  await seen.getByRole('button', { name: 'Ответить' }).click();
  const reply = unique(`@${personOf(isPhone)}, а зачем?`);
  await seen.getByRole('textbox', { name: /^Ответ: / }).fill(reply);
  await seen.getByRole('button', { name: 'Отправить' }).click();
  const answered = commentWith(other.main, reply.slice(-9));
  await expect(answered.getByRole('link', { name: `@${personOf(isPhone)}` })).toHaveAttribute(
    'href',
    `/account/${personOf(isPhone)}`,
  );

  await site.page.reload();
  await expect(commentWith(site.main, reply.slice(-9))).toBeVisible();
  await expect(own.getByRole('button', { name: 'Нравится: 1', exact: true, pressed: false })).toBeVisible();
  await site.press(own.getByRole('button', { name: 'Изменить' }));
  const change = own.getByRole('textbox', { name: 'Изменить комментарий' });
  await change.fill(`${text}, всегда`);
  await site.page.reload();
  await expect(change, 'a change is kept over a reload').toHaveValue(`${text}, всегда`);
  await own.getByRole('button', { name: 'Сохранить' }).click();
  await expect(own).toContainText(`${text}, всегда`);
  await expect(own).toContainText('изменён');
  await own.getByRole('button', { name: 'Удалить' }).click();
  await site.page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(own).toHaveCount(0);
  await expect(commentWith(site.main, reply.slice(-9)), 'the reply stays readable').toBeVisible();
});

test('keeps the text of a guest over signing in and over a reload @desktop', async ({ site, isPhone }) => {
  const text = unique('Спасибо за совет');
  await site.open(article);
  await say(site, site.main, text);
  await signInByPassword(site, personOf(isPhone));
  const field = threadOf(site.main).getByRole('textbox', { name: 'Ваш комментарий' });
  await expect(field).toHaveValue(text);
  await site.page.reload();
  await expect(field).toHaveValue(text);
  await site.press(threadOf(site.main).getByRole('button', { name: 'Отправить' }).first());
  await expect(commentWith(site.main, text)).toBeVisible();
  await expect(field).toHaveValue('');
});

test('leaves a typed text below its article when another article is opened @desktop', async ({ site, isPhone }) => {
  const text = unique('Меняю воду каждый день');
  await arriveAs(site, personOf(isPhone), article);
  const field = threadOf(site.main).getByRole('textbox', { name: 'Ваш комментарий' });
  await site.press(field);
  await field.fill(text);
  const more = site.main.getByRole('region', { name: 'Читайте ещё' });
  await site.press(more.getByRole('listitem').getByRole('link').first());
  await expect(site.page).not.toHaveURL(article);
  await expect(field).toHaveValue('');
  await site.page.goBack();
  await expect(field, 'the draft stays with its article').toHaveValue(text);
});

test('a link to one comment leads to it', async ({ site, anotherBrowser, isPhone }) => {
  const text = unique('Храню в прохладе');
  await arriveAs(site, personOf(isPhone), article);
  const sent = site.page.waitForResponse((response) => response.request().method() === 'POST');
  await say(site, site.main, text);
  const { id } = (await (await sent).json()) as { id: number };
  const other = await anotherBrowser();
  await other.open(`${article}?comment=${id}`);
  const linked = commentWith(other.main, text);
  await expect(linked).toBeInViewport();
  await expect(linked).toContainText('По ссылке');
});

test('shows hostile texts as text, and refuses long ones with a friendly message @desktop', async ({
  site,
  isPhone,
}) => {
  const text = unique('<script>alert(1)</script><img src=x onerror=alert(1)>');
  await arriveAs(site, personOf(isPhone), article);
  const { page, main } = site;
  const thread = threadOf(main);
  await say(site, main, '💐'.repeat(10_000));
  await expect(thread.getByRole('textbox', { name: 'Ваш комментарий' })).toHaveAccessibleDescription(/1000/);
  await say(site, main, text);
  await expect(commentWith(main, text.slice(-9))).toContainText('<script>alert(1)</script><img src=x');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('PRD-17: a review is discussed in place', async ({ site, anotherBrowser, isPhone }) => {
  const path = '/products/buket-iz-3-rozovykh-gortenziy/reviews';
  const text = unique('А сколько простояли?');
  await arriveAs(site, personOf(isPhone), path);
  const review = site.main.getByRole('article', { name: /^Отзыв: / }).first();
  await site.press(review.getByRole('button', { name: /^Комментировать|^Комментарии \(/ }));
  const sent = site.page.waitForResponse((response) => response.request().method() === 'POST');
  await say(site, review, text);
  const answer = await sent;
  const { id } = (await answer.json()) as { id: number };
  const reviewId = /reviews\/(\d+)\/comments/.exec(answer.url())?.[1];
  const talk = review.getByRole('button', { name: /^Комментарии \(\d+\)/ });
  await expect(talk, 'ARE-04: a comment on a review').toBeVisible();
  const other = await anotherBrowser();
  await other.open(`${path}?review=${reviewId}&comment=${id}`);
  await expect(commentWith(other.main, text)).toBeInViewport();
});

test('an article is liked and saved, and both are undone @desktop', async ({ site, isPhone }) => {
  await arriveAs(site, personOf(isPhone), article);
  const { main, page } = site;
  const marks = main.getByRole('group', { name: 'Голоса' }).first();
  const up = marks.getByRole('button', { name: /^Нравится/ });
  // Not `innerText`, which is empty for what is still below the screen.
  const before = (await up.textContent()) ?? '';
  const voted = page.waitForResponse((response) => response.url().endsWith('/vote'));
  await site.press(up);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  expect((await voted).ok(), 'AAR-05: a vote for an article').toBe(true);
  await up.click();
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(up).toHaveText(before);
  const title = await main.getByRole('heading', { level: 1 }).innerText();
  const saved = page.waitForResponse((response) => response.url().endsWith('/favorite'));
  await main.getByRole('button', { name: 'В избранное' }).click();
  expect((await saved).ok(), 'AAR-07: an article is saved').toBe(true);
  await site.open('/my/favorites?kind=articles');
  await expect(main.getByRole('heading', { name: title }), 'AAR-06: the saved articles').toBeVisible();
  await site.open(article);
  const removed = page.waitForResponse((response) => response.url().endsWith('/favorite'));
  await site.press(main.getByRole('button', { name: 'Убрать из избранного' }));
  expect((await removed).ok()).toBe(true);
  await site.open('/my/favorites?kind=articles');
  await expect(main.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a photo is liked, saved and discussed, and a link opens it', async ({ site, isPhone }) => {
  const { main, page } = site;
  const text = unique('Какая красота');
  await arriveAs(site, personOf(isPhone), '/content');
  await site.press(
    main
      .getByRole('list')
      .getByRole('link', { name: /Нравится/ })
      .nth(isPhone ? 1 : 0),
  );
  const post = site.dialog(/^Фото: /);
  const liked = page.waitForResponse((response) => response.url().endsWith('/vote'));
  const like = post.getByRole('button', { name: /^Нравится/ }).first();
  await like.click();
  expect((await liked).ok(), 'AAR-14: a vote for a photo').toBe(true);
  const vote = (await like.getAttribute('aria-pressed')) ?? '';
  const saved = page.waitForResponse((response) => response.url().endsWith('/favorite'));
  const heart = post.getByRole('button', { name: /избранн/ });
  const isSaved = (await heart.getAttribute('aria-label')) === 'В избранное';
  await heart.click();
  expect((await saved).ok(), 'AAR-13: a photo is saved').toBe(true);
  const sent = page.waitForResponse((response) => response.url().endsWith('/comments'));
  const readAgain = page.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/api/v1/content'),
  );
  await say(site, post, text);
  const answer = await sent;
  await readAgain;
  await expect(like, 'the vote stays when a comment changes the counts').toHaveAttribute('aria-pressed', vote);
  const { id } = (await answer.json()) as { id: number };
  const postId = /content\/(\d+)\/comments/.exec(answer.url())?.[1];
  await site.open(`/content?post=${postId}&comment=${id}`);
  await expect(site.dialog(/^Фото: /), 'AAR-11: one photo by its link').toBeVisible();
  await expect(commentWith(site.dialog(/^Фото: /), text), 'AAR-16: a comment on a photo').toBeInViewport();
  await expect(page, 'the link opens it once, and again when it is pressed again').toHaveURL('/content');
  await site.open('/my/favorites?kind=photos');
  const kept = main.locator(`#post-${postId}`);
  await expect(kept, 'AAR-17: the saved photos').toHaveCount(isSaved ? 1 : 0);
});

test('PRD-04: a product is liked, and a second press withdraws the vote @desktop', async ({ site, isPhone }) => {
  await arriveAs(site, personOf(isPhone), '/products/buket-iz-3-rozovykh-gortenziy');
  const up = site.main
    .getByRole('group', { name: 'Голоса' })
    .first()
    .getByRole('button', { name: /^Нравится/ });
  const before = await up.getAttribute('aria-pressed');
  const press = async () => {
    const voted = site.page.waitForResponse((response) => response.url().endsWith('/vote'));
    await site.press(up);
    expect((await voted).ok(), 'ACA-05: a vote for a product').toBe(true);
  };
  await press();
  await expect(up).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true');
  await press();
  await expect(up).toHaveAttribute('aria-pressed', before ?? '');
});
