import { callProvider, recordOf, textOf } from '../http.ts';
import { failure, success } from '../result.ts';
import type { TaxpayerRegister } from './taxService.ts';

export interface StatusNpdConfig {
  /** `https://statusnpd.nalog.ru` in production. No trailing slash. */
  baseUrl: string;
  /** Timeout of a request (ms). The service answers slowly. @default 30000 */
  timeoutMs?: number;
}

/** The public API of the tax service. It answers two requests a minute. */
export function createStatusNpd({ baseUrl, timeoutMs = 30_000 }: StatusNpdConfig): TaxpayerRegister {
  return {
    isSelfEmployed: async (inn, requestDate) => {
      const url = `${baseUrl}/api/v1/tracker/taxpayer_status`;
      const answer = await callProvider({ method: 'POST', url, json: { inn, requestDate }, timeoutMs });
      if (!answer.ok) return answer;
      const { status, code, message } = recordOf(answer.value.body);
      if (answer.value.status === 200 && typeof status === 'boolean') return success(status);
      const name = textOf(code) || String(answer.value.status);
      const isBusy = answer.value.status === 429 || name.startsWith('taxpayer.status.service');
      return failure(isBusy ? 'unavailable' : 'rejected', name, textOf(message) || 'Налоговая не ответила на вопрос');
    },
  };
}
