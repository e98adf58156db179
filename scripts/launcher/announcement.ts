import { shown } from './dataDirectory.ts';
import { stateDirectory } from './repository.ts';
import { emulatorUrl, siteUrl, type ShopSettings } from './shop.ts';

/** Demo accounts. The api creates them only in the demo, never in production. */
const demoAccounts: [name: string, who: string][] = [
  ['shopper', 'a shopper with a history of orders'],
  ['shopper-2', 'a new shopper'],
  ['florist', 'owner of the service «Мята и пион»'],
  ['lena.sokolova', 'its manager'],
  ['marina-flor', 'its florist'],
  ['kurier-ilya', 'its courier'],
  ['editor-demo', 'writes articles'],
  ['admin', 'administration of the site'],
];

/** The message printed once the shop is open. */
export function announcement(shop: ShopSettings, took: string): string {
  return [
    '',
    `Ready in ${took}`,
    '',
    `  Site         ${siteUrl(shop)}`,
    `  SMS outbox   ${emulatorUrl(shop)}/outbox  (codes for signing in by phone arrive here)`,
    `  Mailbox      ${emulatorUrl(shop)}/mailbox  (letters arrive here)`,
    `  Data         ${shown(shop.dataDirectory)}  (kept between starts; npm run demo:reset starts afresh)`,
    `  Logs         ${shown(stateDirectory)}/logs`,
    '',
    '  Demo accounts, password vetka-demo for all:',
    ...demoAccounts.map(([name, who]) => `    ${name.padEnd(14)} ${who}`),
    '',
    'Ctrl-C stops everything.',
  ].join('\n');
}
