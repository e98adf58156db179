import { success, failure } from '../src/adapters/result.ts';
import { createPaymentGateways } from '../src/payment-gateways.ts';
import type { Providers } from '../src/providers.ts';

/**
 * Providers that record their calls; `sms.isAway` makes the operator unavailable. The banks are the emulator's, or
 * unavailable without one.
 */
export function createTestProviders({ EMULATOR_URL = 'http://127.0.0.1:9', ...env }: Record<string, string> = {}) {
  const sms = { sent: [] as { phone: string; text: string }[], isAway: false };
  const address = { asked: [] as object[] };
  const providers: Providers = {
    sms: {
      send: async (phone, text) => {
        if (sms.isAway) return failure('unavailable', 'timeout', 'Оператор не отвечает');
        sms.sent.push({ phone, text });
        return success({ externalId: String(sms.sent.length) });
      },
    },
    address: {
      suggest: async (query) => {
        address.asked.push(query);
        return { data: [], isFallback: true };
      },
    },
    payments: createPaymentGateways({ isProduction: false }, env, EMULATOR_URL),
  };
  return { sms, address, providers };
}
