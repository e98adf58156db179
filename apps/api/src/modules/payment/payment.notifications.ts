import { cutUnits } from '@vetka/domain/text';
import type {
  Acknowledgement,
  NotificationHeaders,
  PaymentGateway,
  PaymentNotification,
  ReceiptNotification,
} from '../../adapters/payments/gateway.ts';
import type { ProviderFailure, ProviderResult } from '../../adapters/result.ts';
import { secretsOf } from '../../platform/config.ts';
import { notFound, Refusal } from '../../platform/http/refusal.ts';
import { waitUpTo } from '../../platform/patience.ts';
import type { PaymentContext } from './payment.context.ts';
import type { Outcome } from './payment.moves.ts';
import { bankNumberOf, idInBankNumber } from './payment.number.ts';
import * as repository from './payment.repository.ts';

const maxPayloadLength = 20_000;
const maxUntrustedLength = 2000;

/** The bank resends a notification that is not acknowledged. */
const notAcknowledged = (status: number): Acknowledgement => ({
  status,
  contentType: 'text/plain; charset=utf-8',
  body: 'NOT TAKEN',
});

function payloadOf(rawBody: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(rawBody);
    if (value !== null && typeof value === 'object') return value as Record<string, unknown>;
  } catch {
    // Tochka sends a signed text, and anyone may send anything.
  }
  return { raw: cutUnits(rawBody, maxPayloadLength) };
}

/** The beginning of what anyone may have sent, as a text: not even half an emoji at its end, which jsonb refuses. */
const untrustedPayloadOf = (rawBody: string): Record<string, unknown> => ({
  raw: cutUnits(rawBody, maxUntrustedLength),
});

/** Receives notifications of banks. Trusts only signed ones, and queries the bank before acting. */
export class PaymentNotifications {
  readonly #context: PaymentContext;

  constructor(context: PaymentContext) {
    this.#context = context;
  }

  /** Handles one notification. @returns the answer for the bank, and the id of the payment if it changed */
  async receive(
    bank: PaymentGateway['name'],
    headers: NotificationHeaders,
    rawBody: string,
  ): Promise<{ answer: Acknowledgement; changedId: number | null }> {
    const gateway = this.#context.banks.named(bank);
    if (!gateway) throw notFound();
    const until = performance.now() + this.#context.app.config.bankPatienceMs;
    const printed = gateway.receipts?.parse(rawBody) ?? null;
    if (printed !== null) return { answer: await this.#receiveReceipt(gateway, printed, rawBody), changedId: null };
    // Verifying Tochka's signature may require fetching its public keys.
    const read = await waitUpTo(this.#context.app.config.bankPatienceMs, gateway.parseNotification(headers, rawBody));
    if (read.isLate) return { answer: notAcknowledged(503), changedId: null };
    const parsed = read.value;
    if (!parsed.ok) return { answer: await this.#refuse(gateway, parsed, rawBody), changedId: null };
    const payment = await this.#find(gateway, parsed.value);
    const outcome = payment ? await this.#apply(gateway, payment, parsed.value, until) : 'UNKNOWN';
    if (outcome === null) return { answer: notAcknowledged(503), changedId: null };
    await this.#log(gateway, parsed.value, payment?.id ?? null, outcome, rawBody);
    return { answer: gateway.acknowledgement(), changedId: outcome === 'APPLIED' ? (payment?.id ?? null) : null };
  }

  async #refuse(gateway: PaymentGateway, { reason, code, message }: ProviderFailure, rawBody: string) {
    this.#context.app.log.warn({ bank: gateway.name, reason, code, message }, 'an untrusted notification was refused');
    if (await this.#mayKeepUntrusted(gateway)) {
      await repository.logNotification(this.#context.app.db, {
        provider: this.#context.banks.providerOf(gateway),
        isAuthentic: false,
        outcome: 'INVALID',
        payload: untrustedPayloadOf(rawBody),
      });
    }
    return notAcknowledged(reason === 'unavailable' ? 503 : 403);
  }

  /**
   * Anyone may call the address, so only so many of their notifications are kept. The answer stays the same: a bank whose
   * keys we could not read has to send its own again.
   */
  async #mayKeepUntrusted({ name }: PaymentGateway): Promise<boolean> {
    try {
      await this.#context.app.limits.take('untrustedNotifications', name);
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  }

  /** By the bank's id. A payment whose creation answer was lost is known only by our number. */
  async #find(gateway: PaymentGateway, { externalId, paymentId }: PaymentNotification) {
    const known = await repository.findByExternal(
      this.#context.app.db,
      this.#context.banks.providerOf(gateway),
      externalId,
    );
    if (known) return known;
    const id = idInBankNumber(paymentId);
    const named = id === null ? undefined : await repository.findPayment(this.#context.app.db, id);
    if (!named || named.externalId !== null) return undefined;
    const isOurs = secretsOf(this.#context.app.config).some((secret) => bankNumberOf(secret, named) === paymentId);
    if (!isOurs) return undefined;
    await repository.updatePayment(this.#context.app.db, named.id, { externalId });
    return { ...named, externalId };
  }

  /** @returns null when the bank has to resend the notification */
  async #apply(
    gateway: PaymentGateway,
    payment: repository.PaymentRow,
    notification: PaymentNotification,
    until: number,
  ): Promise<Outcome | null> {
    if (await repository.wasApplied(this.#context.app.db, payment.id, notification.bankStatus, notification.amount))
      return 'DUPLICATE';
    const asking = gateway.state(notification.externalId);
    const asked = await waitUpTo(Math.max(0, until - performance.now()), asking);
    if (asked.isLate) return this.#applyLater(payment, asking);
    const now = asked.value;
    if (now.ok) {
      if (notification.errorCode !== '0') {
        await repository.updatePayment(this.#context.app.db, payment.id, { errorCode: notification.errorCode });
      }
      return this.#context.moves.apply(payment.id, now.value, 'notification');
    }
    return now.reason === 'unavailable' ? null : 'UNKNOWN';
  }

  /** The bank will resend the notification, but its late answer is still applied. */
  #applyLater(payment: repository.PaymentRow, asking: ReturnType<PaymentGateway['state']>): null {
    this.#context.app.jobs.soon('payment.notification', async () => {
      const now = await asking;
      if (now.ok) await this.#context.moves.apply(payment.id, now.value, 'notification');
    });
    return null;
  }

  /** A receipt was printed or refused. */
  async #receiveReceipt(
    gateway: PaymentGateway,
    read: ProviderResult<ReceiptNotification>,
    rawBody: string,
  ): Promise<Acknowledgement> {
    if (!read.ok) return this.#refuse(gateway, read, rawBody);
    const { externalId, amount } = read.value;
    const provider = this.#context.banks.providerOf(gateway);
    const payment = await repository.findByExternal(this.#context.app.db, provider, externalId);
    const outcome = payment ? await this.#context.app.receipt.confirm(payment.id, read.value) : 'UNKNOWN';
    await this.#log(gateway, { externalId, bankStatus: 'RECEIPT', amount }, payment?.id ?? null, outcome, rawBody);
    return gateway.acknowledgement();
  }

  #log(
    gateway: PaymentGateway,
    { externalId, bankStatus, amount }: Pick<PaymentNotification, 'externalId' | 'bankStatus' | 'amount'>,
    paymentId: number | null,
    outcome: Outcome,
    rawBody: string,
  ): Promise<void> {
    return repository.logNotification(this.#context.app.db, {
      provider: this.#context.banks.providerOf(gateway),
      paymentId,
      externalId,
      status: bankStatus,
      amount,
      isAuthentic: true,
      outcome,
      payload: payloadOf(rawBody),
    });
  }
}
