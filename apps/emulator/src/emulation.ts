import { CashRegisterBook } from './atol/cashRegisterBook.ts';
import { Faults } from './faults/faults.ts';
import { Deliveries } from './notifications/deliveries.ts';
import type { EmulatorSettings } from './settings.ts';
import { TaxpayerBook } from './tax/taxpayerBook.ts';
import { PaymentBook } from './payments/book.ts';
import { Mailbox } from './mail/mailbox.ts';
import { DealBook } from './tbank/dealBook.ts';
import { PushService } from './push/pushService.ts';
import { Outbox } from './sms/outbox.ts';
import { CyclopsBook } from './tochka/cyclopsBook.ts';
import { createSigningKeys, type SigningKeys } from './tochka/keys.ts';

/** The state of a running emulator. Nothing is kept after it stops. */
export interface Emulation {
  settings: EmulatorSettings;
  payments: PaymentBook;
  /** Deals, sellers and payouts of T-Bank. */
  deals: DealBook;
  /** Tochka's nominal account. */
  cyclops: CyclopsBook;
  /** The cash register: corrections of ATOL Online, and numbers of T-Bank's receipts. */
  cashRegister: CashRegisterBook;
  /** The tax service: self-employed people and their receipts. */
  taxes: TaxpayerBook;
  deliveries: Deliveries;
  faults: Faults;
  outbox: Outbox;
  mailbox: Mailbox;
  push: PushService;
  keys: SigningKeys;
  /** The address of Tochka's webhooks, registered by the shop as with the real bank. */
  tochkaWebhook: { url: string | null };
  /** The origin a browser sees, without a trailing slash. */
  publicUrl: () => string;
}

export async function createEmulation(settings: EmulatorSettings, publicUrl: () => string): Promise<Emulation> {
  const payments = new PaymentBook();
  return {
    settings,
    publicUrl,
    payments,
    deals: new DealBook(payments),
    cyclops: new CyclopsBook(payments),
    cashRegister: new CashRegisterBook(settings.receipts),
    taxes: new TaxpayerBook(settings.tax.isBound),
    deliveries: new Deliveries(settings.deliveries),
    faults: new Faults(),
    outbox: new Outbox(),
    mailbox: new Mailbox(),
    push: new PushService(),
    keys: await createSigningKeys(),
    tochkaWebhook: { url: settings.tochka.webhookUrl },
  };
}
