import type { NewPushSubscription } from '@vetka/domain/notice';
import type { Company } from '@vetka/domain/opening';
import type { Letter } from '../src/adapters/mail/mail.ts';
import type { PushMessage } from '../src/adapters/push/push.ts';
import { success, failure } from '../src/adapters/result.ts';
import { createTaxService } from '../src/tax-service.ts';
import { createCashRegister } from '../src/cash-register.ts';
import { createPaymentGateways } from '../src/payment-gateways.ts';
import { createPayoutGateways } from '../src/payout-gateways.ts';
import type { Providers } from '../src/providers.ts';

/**
 * Providers that record their calls; `isAway` makes one unavailable. The banks are the emulator's, or
 * unavailable without one.
 */
export function createTestProviders({ EMULATOR_URL = 'http://127.0.0.1:9', ...env }: Record<string, string> = {}) {
  const sms = {
    sent: [] as { phone: string; text: string }[],
    isAway: false,
    /** Messages are sent, but the operator says so too late. */
    isSlow: false,
    /** Phones that the operator does not accept. */
    refused: new Set<string>(),
  };
  const mail = { sent: [] as Letter[], isAway: false };
  const push = {
    sent: [] as { subscription: NewPushSubscription; message: PushMessage }[],
    /** Endpoints whose browsers have unsubscribed. */
    gone: new Set<string>(),
  };
  const address = { asked: [] as object[] };
  const leaks = { known: new Set<string>(), isAway: false };
  const company = { known: new Map<string, Company>(), isAway: false };
  const payments = createPaymentGateways({ isProduction: false }, env, EMULATOR_URL);
  const providers: Providers = {
    sms: {
      send: async (phone, text) => {
        if (sms.isAway) return failure('unavailable', 'timeout', 'Оператор не отвечает');
        if (sms.refused.has(phone)) return failure('rejected', '202', 'Неправильно указан номер телефона');
        sms.sent.push({ phone, text });
        if (sms.isSlow) return failure('unavailable', 'timeout', 'Оператор не ответил вовремя');
        return success({ externalId: String(sms.sent.length) });
      },
    },
    mail: {
      send: async (letter) => {
        if (mail.isAway) return failure('unavailable', 'timeout', 'Почта не отвечает');
        if (letter.to.startsWith('refused')) return failure('rejected', '550', 'Почтовый сервер не принял письмо');
        mail.sent.push(letter);
        return success(null);
      },
    },
    push: {
      publicKey: 'BPublicKeyOfTests',
      isKnown: (endpoint) => endpoint.startsWith('https://push.test/'),
      send: async (subscription, message) => {
        if (push.gone.has(subscription.endpoint)) return failure('not-found', '410', 'Подписки больше нет');
        push.sent.push({ subscription, message });
        return success(null);
      },
    },
    address: {
      suggest: async (query) => {
        address.asked.push(query);
        return { data: [], isFallback: true };
      },
    },
    company: {
      find: async (inn) =>
        company.isAway
          ? failure('unavailable', 'timeout', 'Реестр не отвечает')
          : success(company.known.get(inn) ?? null),
    },
    leakedPasswords: {
      countOf: async (password) =>
        leaks.isAway
          ? failure('unavailable', 'timeout', 'Сервис утечек не отвечает')
          : success(leaks.known.has(password) ? 214 : 0),
    },
    payments,
    payouts: createPayoutGateways({ isProduction: false }, env, EMULATOR_URL, payments[0]?.name),
    cashRegister: createCashRegister({ isProduction: false, publicUrl: undefined }, env, EMULATOR_URL),
    tax: createTaxService({ isProduction: false }, env, EMULATOR_URL),
  };
  return { sms, mail, push, address, company, leaks, providers };
}
