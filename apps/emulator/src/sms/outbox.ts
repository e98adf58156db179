import { randomUUID } from 'node:crypto';

export interface SentSms {
  id: string;
  /** E.164. */
  phone: string;
  text: string;
  /** The code in the text, if any. */
  code: string | null;
  /** ISO 8601, UTC. */
  sentAt: string;
}

const maxKept = 200;

/** Messages that were captured instead of sent, newest first. */
export class Outbox {
  #messages: SentSms[] = [];

  add(phone: string, text: string): SentSms {
    const code = /(?<!\d)\d{4,6}(?!\d)/.exec(text)?.[0] ?? null;
    const message = { id: randomUUID(), phone, text, code, sentAt: new Date().toISOString() };
    this.#messages = [message, ...this.#messages].slice(0, maxKept);
    return message;
  }

  /** All messages, or those to one number. */
  list(phone?: string): SentSms[] {
    return phone === undefined ? this.#messages : this.#messages.filter((message) => message.phone === phone);
  }

  clear(): void {
    this.#messages = [];
  }
}
