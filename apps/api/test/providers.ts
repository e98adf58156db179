import { success, failure } from '../src/adapters/result.ts';
import type { Providers } from '../src/providers.ts';

/** Providers that write down what they were asked; `sms.isAway` takes the operator away. */
export function createTestProviders() {
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
  };
  return { sms, address, providers };
}
export type TestProviders = ReturnType<typeof createTestProviders>;
