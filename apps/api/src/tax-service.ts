import { emulatorProviders } from './adapters/emulator.ts';
import { createMyTax } from './adapters/tax/myTax.ts';
import { createStatusNpd } from './adapters/tax/statusNpd.ts';
import type { IncomeBook, TaxpayerRegister } from './adapters/tax/taxService.ts';
import type { Config } from './platform/config.ts';

export interface TaxService {
  status: TaxpayerRegister;
  /** Null without a partner key: sellers register their incomes themselves. */
  incomes: IncomeBook | null;
}

/** The tax service, for self-employed sellers; the emulator's outside production, unless a key is set. */
export function createTaxService(
  { isProduction }: Pick<Config, 'isProduction'>,
  env: NodeJS.ProcessEnv,
  emulatorUrl: string,
): TaxService {
  const emulated = emulatorProviders(emulatorUrl);
  const { MY_TAX_TOKEN, MY_TAX_URL = 'https://himself-ktr-api.nalog.ru:8090' } = env;
  const isReal = isProduction || Boolean(MY_TAX_TOKEN);
  return {
    status: createStatusNpd(isReal ? { baseUrl: 'https://statusnpd.nalog.ru' } : emulated.statusNpd),
    incomes: MY_TAX_TOKEN ? createMyTax({ baseUrl: MY_TAX_URL, masterToken: MY_TAX_TOKEN }) : notReal(isReal, emulated),
  };
}

const notReal = (isReal: boolean, { myTax }: ReturnType<typeof emulatorProviders>): IncomeBook | null =>
  isReal ? null : createMyTax(myTax);
