import { callProvider, recordOf, textOf } from '../http.ts';
import { failure, success, type ProviderResult } from '../result.ts';
import type { SentMessage, SmsSender } from './sms.ts';

export interface SmsRuConfig {
  /** `https://sms.ru` in production. No trailing slash. */
  baseUrl: string;
  apiId: string;
  /** The sender name agreed with the operator. */
  from?: string;
  /** Timeout of a request (ms). @default 3000 */
  timeoutMs?: number;
}

const accepted = 100;
/** Codes for a failure of the operator itself rather than of the message. */
const operatorTrouble = new Set(['220', '500', '501']);

/** sms.ru, `POST /sms/send` with `json=1`. */
export function createSmsRu(config: SmsRuConfig): SmsSender {
  return {
    send: async (phone, text) => {
      const to = phone.replace(/^\+/, '');
      const answer = await callProvider({
        method: 'POST',
        url: `${config.baseUrl}/sms/send`,
        form: {
          api_id: config.apiId,
          to,
          msg: text,
          json: '1',
          ...(config.from !== undefined && { from: config.from }),
        },
        timeoutMs: config.timeoutMs ?? 3_000,
      });
      return answer.ok ? readVerdict(recordOf(answer.value.body), to) : answer;
    },
  };
}

// The envelope may be OK although its only number is rejected.
function readVerdict(envelope: Record<string, unknown>, to: string): ProviderResult<SentMessage> {
  if (envelope.status_code !== accepted) return refusal(envelope);
  const verdict = recordOf(recordOf(envelope.sms)[to]);
  return verdict.status_code === accepted ? success({ externalId: textOf(verdict.sms_id) }) : refusal(verdict);
}

function refusal({ status_code, status_text }: Record<string, unknown>): ProviderResult<never> {
  const code = textOf(status_code ?? 'no-answer');
  const reason = operatorTrouble.has(code) || status_code === undefined ? 'unavailable' : 'rejected';
  return failure(reason, code, textOf(status_text) || 'Оператор не принял сообщение');
}
