import type { AtolConfig } from './payments/atol.ts';
import type { DadataConfig } from './address/dadata.ts';
import type { ReceiptConfig } from './payments/receipt.ts';
import type { PwnedPasswordsConfig } from './passwords/pwnedPasswords.ts';
import type { MyTaxConfig } from './tax/myTax.ts';
import type { StatusNpdConfig } from './tax/statusNpd.ts';
import type { TbankConfig } from './payments/tbank.ts';
import type { TbankPayoutsConfig } from './payouts/tbankPayouts.ts';
import type { TochkaConfig } from './payments/tochka.ts';
import type { SmsRuConfig } from './sms/smsRu.ts';

export interface ProviderConfigs {
  tbank: TbankConfig;
  tbankPayouts: TbankPayoutsConfig;
  tochka: TochkaConfig;
  atol: AtolConfig;
  statusNpd: StatusNpdConfig;
  myTax: MyTaxConfig;
  sms: SmsRuConfig;
  address: DadataConfig;
  leakedPasswords: PwnedPasswordsConfig;
  /** Origins of the push service; browsers may name it by either. */
  pushOrigins: readonly string[];
}

const demoReceipt: ReceiptConfig = { taxation: 'usn_income', vat: 'none' };

/**
 * Configurations for the local emulator, the default outside production.
 * The keys work only with the emulator.
 * @param url the emulator's address (`EMULATOR_URL`).
 */
export function emulatorProviders(url: string): ProviderConfigs {
  const root = url.replace(/\/$/, '');
  return {
    tbank: {
      baseUrl: `${root}/tbank/v2`,
      terminalKey: 'VetkaDEMO',
      password: 'vetka-demo-password',
      receipt: demoReceipt,
      confirmsReceipts: true,
    },
    tbankPayouts: {
      baseUrl: `${root}/tbank`,
      dealTerminal: { key: 'VetkaDEMO', password: 'vetka-demo-password' },
      terminal: { key: 'VetkaE2C', password: 'vetka-demo-payouts' },
      register: { login: 'vetka-demo', password: 'vetka-demo-register' },
    },
    tochka: {
      baseUrl: `${root}/tochka`,
      jwksUrl: `${root}/tochka/.well-known/jwks.json`,
      token: 'vetka-demo-token',
      customerCode: '300000092',
      clientId: 'vetka-demo-client',
      receipt: demoReceipt,
    },
    atol: {
      baseUrl: `${root}/atol/possystem/v5`,
      login: 'vetka-demo',
      password: 'vetka-demo-atol',
      group: 'vetka-demo-group',
      inn: '7701234567',
      paymentAddress: 'http://localhost',
    },
    statusNpd: { baseUrl: `${root}/tax` },
    myTax: { baseUrl: `${root}/tax`, masterToken: 'vetka-demo-tax', pollMs: 50 },
    sms: { baseUrl: root, apiId: 'vetka-demo-sms' },
    address: { baseUrl: root, token: 'vetka-demo-address' },
    leakedPasswords: { baseUrl: `${root}/passwords` },
    pushOrigins: [new URL(root).origin, new URL(root).origin.replace('127.0.0.1', 'localhost')],
  };
}
