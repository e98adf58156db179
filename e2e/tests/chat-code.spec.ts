import { enter } from '../shopper/talking.ts';
import { expect, test } from '../shopper/test.ts';

test('text typed while a message waits for the chat code is kept', async ({ site }) => {
  const { page } = site;
  const conversation = await enter(site, 'denis-tulip');
  const path = new URL(page.url()).pathname;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/chatActor-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await site.open(path);
  await site.press(conversation.field);
  const words = `Первое ${Date.now()}`;
  await conversation.say(words);
  await conversation.field.fill(`${words} и второе`);
  release();
  await conversation.expectStored(words);
  await expect(conversation.field).toHaveValue(`${words} и второе`);
});

test('a message is sent although the chat code could not be loaded when the conversation was opened', async ({
  site,
}) => {
  const { page } = site;
  site.watch.allow(/ERR_FAILED|dynamically imported module/);
  const conversation = await enter(site, 'yulia-veter');
  const path = new URL(page.url()).pathname;
  await page.route('**/assets/chatActor-*.js', (route) => route.abort());
  await site.open(path);
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.unroute('**/assets/chatActor-*.js');
  const words = `Снова на связи ${Date.now()}`;
  await conversation.say(words);
  await conversation.expectStored(words);
});
