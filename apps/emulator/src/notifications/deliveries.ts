import { setTimeout as wait } from 'node:timers/promises';
import type { FaultPlan } from '../faults/faults.ts';

/** One message to the shop. */
export interface Notification {
  /** Messages of one payment are sent in order. */
  paymentId: string;
  url: string;
  contentType: string;
  body: string;
  /** Whether the shop's response acknowledges the message. */
  isReceived: (status: number, body: string) => boolean;
}

export interface DeliverySettings {
  /** Delays before the second, third… attempt (ms). The banks wait an hour; a developer does not. */
  retryDelaysMs: readonly number[];
  /** How long the shop may take to respond (ms). */
  timeoutMs: number;
  /** How long a message waits for a newer one when messages are to be reordered (ms). */
  reorderWindowMs: number;
}

/** Sends notifications in order, retries until they are acknowledged, and applies the faults of a plan. */
export class Deliveries {
  #settings: DeliverySettings;
  #closing = new AbortController();
  #queues = new Map<string, Promise<unknown>>();
  #held = new Map<string, Notification[]>();

  constructor(settings: DeliverySettings) {
    this.#settings = settings;
  }

  /** Queues a message for delivery; returns at once. */
  send(notification: Notification, faults: Pick<FaultPlan, 'drop' | 'duplicate' | 'reorder' | 'lateMs'>): void {
    if (faults.drop) return;
    const copies = faults.duplicate ? [notification, notification] : [notification];
    if (faults.reorder) this.#hold(notification.paymentId, copies);
    else for (const copy of copies) this.#enqueue(copy, faults.lateMs);
  }

  /** Drops undelivered messages. */
  close(): void {
    this.#closing.abort();
  }

  #hold(paymentId: string, copies: readonly Notification[]): void {
    const waiting = this.#held.get(paymentId);
    if (waiting !== undefined) {
      waiting.unshift(...copies);
      return;
    }
    const held = [...copies];
    this.#held.set(paymentId, held);
    void this.#pause(this.#settings.reorderWindowMs).then(() => {
      this.#held.delete(paymentId);
      for (const notification of held) this.#enqueue(notification, 0);
    });
  }

  #enqueue(notification: Notification, lateMs: number): void {
    const before = this.#queues.get(notification.paymentId) ?? Promise.resolve();
    const sent = before.then(() => this.#pause(lateMs)).then(() => this.#tryOnce(notification));
    this.#queues.set(notification.paymentId, sent);
    void sent.then((isReceived) => (isReceived ? undefined : this.#retry(notification)));
  }

  async #retry(notification: Notification): Promise<void> {
    for (const delay of this.#settings.retryDelaysMs) {
      await this.#pause(delay);
      if (this.#closing.signal.aborted || (await this.#tryOnce(notification))) return;
    }
  }

  async #tryOnce({ url, contentType, body, isReceived }: Notification): Promise<boolean> {
    if (this.#closing.signal.aborted) return true;
    try {
      const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#settings.timeoutMs)]);
      const headers = { 'content-type': contentType };
      const answer = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      return isReceived(answer.status, await answer.text());
    } catch {
      return false;
    }
  }

  async #pause(ms: number): Promise<void> {
    if (ms <= 0) return;
    await wait(ms, undefined, { signal: this.#closing.signal, ref: false }).catch(() => undefined);
  }
}
