/** Address of the shop under test; global setup passes it through the environment. */
export interface ShopAddress {
  /** The site. */
  url: string;
  /** The emulator of bank, SMS and address providers. */
  emulatorUrl: string;
}

export const siteVariable = 'E2E_SITE_URL';
export const emulatorVariable = 'E2E_EMULATOR_URL';

/** @throws when global setup has not run */
export function shopAddress(): ShopAddress {
  const { [siteVariable]: url, [emulatorVariable]: emulatorUrl } = process.env;
  if (!url || !emulatorUrl) throw new Error('No shop is running: global setup has not run.');
  return { url, emulatorUrl };
}
