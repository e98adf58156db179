import { randomInt } from 'node:crypto';
import { expect } from '@playwright/test';
import { codeSentTo } from '../shop/emulator.ts';
import { labelOf, tick, type Site } from './site.ts';

/** A phone number without an account: `+7XXXXXXXXXX`. */
export const newPhone = (): string => `+7987${String(randomInt(10_000_000)).padStart(7, '0')}`;

/** Fills in the open dialog: the number, the consent, the code from the message. */
export async function signInByPhone(site: Site, phone: string): Promise<void> {
  const { signIn } = site;
  await signIn.getByRole('textbox', { name: 'Телефон' }).fill(phone.slice(2));
  await tick(signIn.getByRole('checkbox'));
  await signIn.getByRole('button', { name: 'Получить код' }).click();
  const code = signIn.getByLabel('Код из СМС');
  await expect(code).toBeFocused();
  await site.screenshot('code');
  await code.fill(await codeSentTo(phone));
  await expect(signIn).toBeHidden();
}

/** Password of all people in the demo shop. */
export const demoPassword = 'vetka-demo';

/** Fills in the open dialog. @param login nickname of a demo person */
export async function signInByPassword({ signIn, page }: Site, login: string): Promise<void> {
  await labelOf(signIn.getByRole('radio', { name: 'С паролем' })).click();
  await signIn.getByRole('textbox', { name: 'Телефон, почта или никнейм' }).fill(login);
  await signIn.getByLabel(/^Пароль/).fill(demoPassword);
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(signIn).toBeHidden();
  await page.waitForLoadState();
}

/** Signs in a demo person by a request: only tests of signing in need the dialog. */
export const signInByRequest = (site: Site, login: string): Promise<void> =>
  write(site, 'post', '/auth/by-password', { login, password: demoPassword });

/** Opens a page as a demo person. */
export async function arriveAs(site: Site, login: string, path = '/'): Promise<void> {
  await signInByRequest(site, login);
  await site.open(path);
}

/** Opens a page with the dialog and signs in a demo person there. */
export async function signInOnScreen(site: Site, login: string, path = '/'): Promise<void> {
  await site.open(`/?auth=sigin&back=${encodeURIComponent(path)}`);
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, login);
  await expect(site.page).not.toHaveURL(/auth=/);
}

/** Creates an account by requests. */
export async function createAccount(site: Site, phone = newPhone()): Promise<void> {
  await write(site, 'post', '/verification/phone', { phone });
  await write(site, 'post', '/auth', { phone, code: await codeSentTo(phone), hasConsent: true });
}

/** Creates an account for a new person. Ends at their settings. */
export async function signUp(site: Site, city = 'Казань'): Promise<void> {
  await createAccount(site);
  const found = await site.page.request.get(`/api/v1/cities?search=${city}`);
  const [home] = (await found.json()) as { id: number }[];
  await write(site, 'put', '/profile', { cityId: home?.id });
  await site.open('/my/settings');
}

/** A call of the API with the cookies of the site's browser. */
async function write({ page }: Site, method: 'post' | 'put', call: string, data: object): Promise<void> {
  const response = await page.request[method](`/api/v1${call}`, { data });
  expect(response.ok(), `${call} answered ${response.status()}`).toBe(true);
}
