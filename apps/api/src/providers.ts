import type { AddressSuggester } from './adapters/address/address.ts';
import { createDadata } from './adapters/address/dadata.ts';
import type { CompanyRegister } from './adapters/company/company.ts';
import { createDadataRegister } from './adapters/company/dadata.ts';
import { emulatorProviders } from './adapters/emulator.ts';
import type { MailSender } from './adapters/mail/mail.ts';
import { createSmtp } from './adapters/mail/smtp.ts';
import type { LeakedPasswords } from './adapters/passwords/leakedPasswords.ts';
import { createPwnedPasswords } from './adapters/passwords/pwnedPasswords.ts';
import type { PaymentGateway } from './adapters/payments/gateway.ts';
import type { PayoutGateway } from './adapters/payouts/gateway.ts';
import type { PushSender } from './adapters/push/push.ts';
import { localVapidKeys } from './adapters/push/vapidKeys.ts';
import { createWebPush } from './adapters/push/webPush.ts';
import type { SmsSender } from './adapters/sms/sms.ts';
import { createSmsRu } from './adapters/sms/smsRu.ts';
import type { CashRegister } from './adapters/payments/cashRegister.ts';
import { createTaxService, type TaxService } from './tax-service.ts';
import { createCashRegister } from './cash-register.ts';
import { createPaymentGateways } from './payment-gateways.ts';
import { createPayoutGateways } from './payout-gateways.ts';
import { ConfigError, type Config } from './platform/config.ts';

/** Every external provider the program calls. */
export interface Providers {
  sms: SmsSender;
  mail: MailSender;
  push: PushSender;
  address: AddressSuggester;
  company: CompanyRegister;
  /** Null if new passwords are not looked up in leaks. */
  leakedPasswords: LeakedPasswords | null;
  /** The first takes new payments; the others still handle payments made through them. */
  payments: readonly PaymentGateway[];
  /** The first makes new payouts; without any, shops are not paid by the program. */
  payouts: readonly PayoutGateway[];
  /** Prints corrections of receipts; without one they are made by hand. */
  cashRegister: CashRegister | null;
  tax: TaxService;
}

/**
 * A port with no listener: without an emulator every provider is unavailable, and features that can work without them
 * do.
 */
const nowhere = 'http://127.0.0.1:9';
const nowhereForMail = 'smtp://127.0.0.1:9';
const dadataUrl = 'https://suggestions.dadata.ru';
const localSender = 'Ветка <pochta@vetka.test>';

function required(env: NodeJS.ProcessEnv, names: readonly string[]): Record<string, string> {
  const missing = names.filter((name) => !env[name]);
  if (missing.length > 0) throw new ConfigError(missing.map((name) => `${name}: в рабочей среде обязательно`));
  return Object.fromEntries(names.map((name) => [name, env[name] as string]));
}

function realProviders(config: Config, env: NodeJS.ProcessEnv): Providers {
  const { leakedPasswordsUrl } = config;
  const names = ['SMS_RU_API_ID', 'DADATA_TOKEN', 'SMTP_URL', 'MAIL_FROM', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'];
  const {
    SMS_RU_API_ID = '',
    DADATA_TOKEN = '',
    SMTP_URL = '',
    MAIL_FROM = '',
    VAPID_PUBLIC_KEY = '',
    VAPID_PRIVATE_KEY = '',
  } = required(env, names);
  const payments = createPaymentGateways(config, env, nowhere);
  return {
    sms: createSmsRu({
      baseUrl: 'https://sms.ru',
      apiId: SMS_RU_API_ID,
      ...(env.SMS_RU_FROM && { from: env.SMS_RU_FROM }),
    }),
    mail: createSmtp({ url: SMTP_URL, from: MAIL_FROM }),
    push: createWebPush({
      keys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
      subject: config.publicUrl ?? '',
    }),
    address: createDadata({ baseUrl: dadataUrl, token: DADATA_TOKEN }),
    company: createDadataRegister({ baseUrl: dadataUrl, token: DADATA_TOKEN }),
    leakedPasswords: leakedPasswordsUrl === undefined ? null : createPwnedPasswords({ baseUrl: leakedPasswordsUrl }),
    payments,
    payouts: createPayoutGateways(config, env, nowhere, payments[0]?.name),
    cashRegister: createCashRegister(config, env, nowhere),
    tax: createTaxService(config, env, nowhere),
  };
}

/** Real providers in production, the local emulator everywhere else. @throws ConfigError when a key is missing */
export function createProviders(config: Config, env: NodeJS.ProcessEnv): Providers {
  if (config.isProduction) return realProviders(config, env);
  const url = config.emulatorUrl ?? nowhere;
  const emulated = emulatorProviders(url);
  const payments = createPaymentGateways(config, env, url);
  return {
    sms: createSmsRu(emulated.sms),
    mail: createSmtp({ url: env.SMTP_URL || nowhereForMail, from: env.MAIL_FROM || localSender }),
    push: createWebPush({
      keys: localVapidKeys(config.dataDir),
      subject: 'mailto:pochta@vetka.test',
      localOrigins: emulated.pushOrigins,
    }),
    address: createDadata(emulated.address),
    company: createDadataRegister(emulated.address),
    leakedPasswords: createPwnedPasswords(emulated.leakedPasswords),
    payments,
    payouts: createPayoutGateways(config, env, url, payments[0]?.name),
    cashRegister: createCashRegister(config, env, url),
    tax: createTaxService(config, env, url),
  };
}
