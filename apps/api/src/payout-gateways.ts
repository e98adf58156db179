import type { BankName } from '@vetka/domain/payment';
import { emulatorProviders } from './adapters/emulator.ts';
import type { PayoutGateway } from './adapters/payouts/gateway.ts';
import { createCyclopsPayouts } from './adapters/payouts/cyclops.ts';
import { createTbankPayouts } from './adapters/payouts/tbankPayouts.ts';
import type { Config } from './platform/config.ts';

function realGateways(env: NodeJS.ProcessEnv): PayoutGateway[] {
  const { TBANK_TERMINAL_KEY, TBANK_PASSWORD, TBANK_PAYOUT_TERMINAL_KEY, TBANK_PAYOUT_PASSWORD } = env;
  const { TBANK_REGISTER_LOGIN, TBANK_REGISTER_PASSWORD } = env;
  if (!TBANK_TERMINAL_KEY || !TBANK_PASSWORD || !TBANK_PAYOUT_TERMINAL_KEY || !TBANK_PAYOUT_PASSWORD) return [];
  if (!TBANK_REGISTER_LOGIN || !TBANK_REGISTER_PASSWORD) return [];
  return [
    createTbankPayouts({
      baseUrl: env.TBANK_PAYOUT_URL ?? 'https://securepay.tinkoff.ru',
      ...(env.TBANK_REGISTER_URL && { registerUrl: env.TBANK_REGISTER_URL }),
      dealTerminal: { key: TBANK_TERMINAL_KEY, password: TBANK_PASSWORD },
      terminal: { key: TBANK_PAYOUT_TERMINAL_KEY, password: TBANK_PAYOUT_PASSWORD },
      register: { login: TBANK_REGISTER_LOGIN, password: TBANK_REGISTER_PASSWORD },
    }),
  ];
}

function cyclopsGateways(env: NodeJS.ProcessEnv, defaultUrl: string): PayoutGateway[] {
  const { CYCLOPS_SYSTEM: system, CYCLOPS_PRIVATE_KEY: privateKey, CYCLOPS_THUMBPRINT: thumbprint } = env;
  const { CYCLOPS_VIRTUAL_ACCOUNT: virtualAccount, CYCLOPS_URL: url = defaultUrl } = env;
  if (!system || !privateKey || !thumbprint || !virtualAccount) return [];
  return [createCyclopsPayouts({ url, system, privateKey, thumbprint, virtualAccount })];
}

/**
 * Banks that pay sellers, the one for new payouts first. Outside production the emulator's, unless Tochka takes the
 * payments and «Cyclops» pays: money received at one bank cannot be paid out by another.
 *
 * @param taking the bank of new payments
 */
export function createPayoutGateways(
  { isProduction }: Pick<Config, 'isProduction'>,
  env: NodeJS.ProcessEnv,
  emulatorUrl: string,
  taking: BankName | undefined,
): PayoutGateway[] {
  if (taking === 'tochka') {
    const url = isProduction ? 'https://api.tochka.com/api/v1/cyclops' : `${emulatorUrl}/tochka/cyclops`;
    return cyclopsGateways(env, `${url}/v2/jsonrpc`);
  }
  const real = realGateways(env);
  if (real.length > 0 || isProduction || env.TBANK_TERMINAL_KEY) return real;
  return [createTbankPayouts(emulatorProviders(emulatorUrl).tbankPayouts)];
}
