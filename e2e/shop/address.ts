/** Where the shop of this run answers; the set-up leaves it in the environment of the workers. */
export interface ShopAddress {
  /** The site. */
  url: string;
  /** Bank, SMS and addresses. */
  emulatorUrl: string;
}

export const siteVariable = 'E2E_SITE_URL';
export const emulatorVariable = 'E2E_EMULATOR_URL';

/** @throws when the set-up has not run */
export function shopAddress(): ShopAddress {
  const { [siteVariable]: url, [emulatorVariable]: emulatorUrl } = process.env;
  if (!url || !emulatorUrl) throw new Error('No shop is open: the global set-up has not run.');
  return { url, emulatorUrl };
}
