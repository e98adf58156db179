import type { ProviderResult } from '../result.ts';

export interface SentMessage {
  /** The operator's id of the message. */
  externalId: string;
}

/** Sends text messages. Does not throw for a failure of the operator or the network. */
export interface SmsSender {
  /** @param phone E.164. */
  send: (phone: string, text: string) => Promise<ProviderResult<SentMessage>>;
}
