import { failure, success, type ProviderResult } from '../result.ts';
import type { PushSender } from './push.ts';

/** The keys that identify this site to push services (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

export interface WebPushConfig {
  keys: VapidKeys;
  /** A contact for push services: `mailto:…` or `https://…`. */
  subject: string;
  /** Origins of the local push service, besides the known ones. */
  localOrigins?: readonly string[];
  /** Timeout of a request (ms). @default 5000 */
  timeoutMs?: number;
}

/** Push services of the browsers. A leading dot allows any subdomain. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

const isKnownHost = (host: string): boolean =>
  knownHosts.some((known) => (known.startsWith('.') ? host.endsWith(known) : host === known));

/** How long a push service keeps a message for a browser that is offline (s). */
const keptSeconds = 12 * 3600;

function verdictOf(status: number): ProviderResult<null> {
  if (status < 300) return success(null);
  // The browser has unsubscribed (RFC 8030, 7.3).
  if (status === 404 || status === 410) return failure('not-found', String(status), 'Подписки больше нет');
  const reason = status === 429 || status >= 500 ? 'unavailable' : 'rejected';
  return failure(reason, String(status), `Служба уведомлений ответила ${status}`);
}

/** Web Push: encryption (RFC 8291) and the signature by the library, the request by fetch. */
export function createWebPush({ keys, subject, localOrigins = [], timeoutMs = 5000 }: WebPushConfig): PushSender {
  const isKnown = (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (!url) return false;
    return localOrigins.includes(url.origin) || (url.protocol === 'https:' && !url.port && isKnownHost(url.hostname));
  };
  return {
    publicKey: keys.publicKey,
    isKnown,
    send: async (subscription, { payload, topic, isUrgent }) => {
      if (!isKnown(subscription.endpoint)) return failure('rejected', 'host', 'Неизвестная служба уведомлений');
      try {
        const { default: webPush } = await import('web-push');
        const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
          vapidDetails: { subject, ...keys },
          TTL: keptSeconds,
          topic,
          urgency: isUrgent ? 'high' : 'normal',
        });
        const signal = AbortSignal.timeout(timeoutMs);
        const sent: RequestInit = { method, headers, signal, redirect: 'error' };
        const answer = await fetch(endpoint, { ...sent, body: body ? new Uint8Array(body) : null });
        await answer.body?.cancel();
        return verdictOf(answer.status);
      } catch (error) {
        // A key that is not on the curve, found while encrypting.
        const isOurs = error instanceof Error && !['TypeError', 'TimeoutError'].includes(error.name);
        return isOurs
          ? failure('invalid', 'keys', 'Ключи подписки не подходят')
          : failure('unavailable', 'network', 'Нет связи со службой уведомлений');
      }
    },
  };
}
