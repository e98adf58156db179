import { createAtol } from './adapters/payments/atol.ts';
import type { CashRegister } from './adapters/payments/cashRegister.ts';
import { emulatorProviders } from './adapters/emulator.ts';
import { ConfigError, type Config } from './platform/config.ts';

const names = ['ATOL_LOGIN', 'ATOL_PASSWORD', 'ATOL_GROUP', 'ATOL_INN'] as const;

/**
 * The cash register that prints corrections: ATOL Online when it is configured, otherwise the emulator's, and none in
 * production. @throws ConfigError when only a part of its keys is set
 */
export function createCashRegister(
  { isProduction, publicUrl }: Pick<Config, 'isProduction' | 'publicUrl'>,
  env: NodeJS.ProcessEnv,
  emulatorUrl: string,
): CashRegister | null {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length) return isProduction ? null : createAtol(emulatorProviders(emulatorUrl).atol);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: нужно вместе с остальными ATOL_…`));
  const { ATOL_LOGIN = '', ATOL_PASSWORD = '', ATOL_GROUP = '', ATOL_INN = '' } = env;
  return createAtol({
    baseUrl: env.ATOL_URL ?? 'https://online.atol.ru/possystem/v5',
    login: ATOL_LOGIN,
    password: ATOL_PASSWORD,
    group: ATOL_GROUP,
    inn: ATOL_INN,
    paymentAddress: publicUrl ?? 'http://localhost',
  });
}
