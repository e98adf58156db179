import type { ProviderResult } from '../result.ts';

export interface SentMessage {
  /** The operator's id of the message. */
  externalId: string;
}

/** An operator that sends short messages. Nothing here throws for what an operator or a network may do. */
export interface SmsSender {
  /** @param phone E.164. */
  send: (phone: string, text: string) => Promise<ProviderResult<SentMessage>>;
}
