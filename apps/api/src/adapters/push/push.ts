import type { NewPushSubscription } from '@vetka/domain/notice';
import type { ProviderResult } from '../result.ts';

export interface PushMessage {
  /** Encrypted for the browser. */
  payload: string;
  /** A later message with the same topic replaces this one while it waits at the push service (RFC 8030). */
  topic: string;
  /** Whether to wake a device that saves its battery. */
  isUrgent: boolean;
}

/** Sends messages to browsers. A subscription that has ended is `not-found`. Does not throw for a failure. */
export interface PushSender {
  /** The public VAPID key, base64url. */
  publicKey: string;
  /** Whether an endpoint belongs to a known push service: the API sends requests to no other host. */
  isKnown: (endpoint: string) => boolean;
  send: (subscription: NewPushSubscription, message: PushMessage) => Promise<ProviderResult<null>>;
}
