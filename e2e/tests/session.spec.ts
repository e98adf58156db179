import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('signing out leads home, and a signed-in person is kept off auth paths', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'max.u');
  const drawn = await page.request.get('/');
  expect(await drawn.text(), 'API-04: the server draws with the visitor’s session').not.toContain('>Войти<');
  await site.open('/any/auth/path');
  await expect(page, 'RUL-04: any path with auth in it leads home').toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Войти', exact: true }), 'ROL-01: signed in').toHaveCount(0);
  await site.open('/auth');
  await expect(page, 'ROL-02: so does auth itself').toHaveURL('/');
  await site.open('/my/settings');
  await site.press(page.getByRole('button', { name: 'Выйти' }));
  await expect(page, 'STA-02: home').toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Войти', exact: true }), 'STA-01: a guest again').toBeVisible();
});

test('ROL-06: while signing out waits for its answer the chat does not reconnect', async ({ site }) => {
  const { page } = site;
  const connected = page.waitForEvent('websocket');
  await arriveAs(site, 'max.u', '/my/settings');
  await connected;
  await site.comesToLife();
  await page.route('**/api/v1/auth/logout', async (route) => {
    const response = await route.fetch();
    // The session has ended, and the page does not know it yet.
    const again = await page.waitForEvent('websocket', { timeout: 3000 }).catch(() => null);
    expect(again).toBeNull();
    await route.fulfill({ response });
  });
  await site.press(page.getByRole('button', { name: 'Выйти' }));
  await expect(page).toHaveURL('/');
});
