import { emulatorProviders } from './adapters/emulator.ts';
import type { PaymentGateway } from './adapters/payments/gateway.ts';
import type { ReceiptConfig, Taxation, VatRate } from './adapters/payments/receipt.ts';
import { createTbankGateway } from './adapters/payments/tbank.ts';
import { createTochkaGateway } from './adapters/payments/tochka.ts';
import { ConfigError, type Config } from './platform/config.ts';

const taxations = new Set<string>(['osn', 'usn_income', 'usn_income_outcome', 'esn', 'patent'] satisfies Taxation[]);
const vatRates = new Set<string>([
  'none',
  'vat0',
  'vat5',
  'vat7',
  'vat10',
  'vat20',
  'vat22',
  'vat105',
  'vat107',
  'vat110',
  'vat120',
  'vat122',
] satisfies VatRate[]);

function receiptConfig({ RECEIPT_TAXATION = 'usn_income', RECEIPT_VAT = 'none' }: NodeJS.ProcessEnv): ReceiptConfig {
  const problems = [
    ...(taxations.has(RECEIPT_TAXATION)
      ? []
      : [`RECEIPT_TAXATION: нет такой системы, есть ${[...taxations].join(', ')}`]),
    ...(vatRates.has(RECEIPT_VAT) ? [] : [`RECEIPT_VAT: нет такой ставки, есть ${[...vatRates].join(', ')}`]),
  ];
  if (problems.length > 0) throw new ConfigError(problems);
  return { taxation: RECEIPT_TAXATION as Taxation, vat: RECEIPT_VAT as VatRate };
}

/** Timeout of a call to a bank (ms). Callers do not wait for all of it. */
function timeoutOf({ BANK_TIMEOUT_MS = '10000' }: NodeJS.ProcessEnv): number {
  const timeoutMs = Number(BANK_TIMEOUT_MS);
  if (Number.isInteger(timeoutMs) && timeoutMs > 0) return timeoutMs;
  throw new ConfigError([`BANK_TIMEOUT_MS: нужно целое число миллисекунд, а указано «${BANK_TIMEOUT_MS}»`]);
}

/** Whether T-Bank notifies of printed receipts: its support enables that per terminal. */
function confirmsReceipts({ TBANK_RECEIPTS = 'off' }: NodeJS.ProcessEnv): boolean {
  if (TBANK_RECEIPTS === 'on' || TBANK_RECEIPTS === 'off') return TBANK_RECEIPTS === 'on';
  throw new ConfigError([`TBANK_RECEIPTS: бывает on или off, а указано «${TBANK_RECEIPTS}»`]);
}

/** Gateways whose keys are in the environment. */
function realGateways(env: NodeJS.ProcessEnv): PaymentGateway[] {
  const { TBANK_TERMINAL_KEY, TBANK_PASSWORD, TOCHKA_TOKEN, TOCHKA_CUSTOMER_CODE, TOCHKA_CLIENT_ID } = env;
  const gateways: PaymentGateway[] = [];
  const timeoutMs = timeoutOf(env);
  if (TBANK_TERMINAL_KEY && TBANK_PASSWORD) {
    gateways.push(
      createTbankGateway({
        baseUrl: env.TBANK_URL ?? 'https://securepay.tinkoff.ru/v2',
        terminalKey: TBANK_TERMINAL_KEY,
        password: TBANK_PASSWORD,
        timeoutMs,
        receipt: receiptConfig(env),
        confirmsReceipts: confirmsReceipts(env),
      }),
    );
  }
  if (TOCHKA_TOKEN && TOCHKA_CUSTOMER_CODE) {
    gateways.push(
      createTochkaGateway({
        baseUrl: env.TOCHKA_URL ?? 'https://enter.tochka.com/uapi',
        jwksUrl: env.TOCHKA_JWKS_URL ?? 'https://enter.tochka.com/doc/openapi/static/keys/public',
        token: TOCHKA_TOKEN,
        customerCode: TOCHKA_CUSTOMER_CODE,
        timeoutMs,
        ...(TOCHKA_CLIENT_ID && { clientId: TOCHKA_CLIENT_ID }),
        receipt: receiptConfig(env),
      }),
    );
  }
  return gateways;
}

function emulatedGateways(url: string, env: NodeJS.ProcessEnv): PaymentGateway[] {
  const { tbank, tochka } = emulatorProviders(url);
  const timeoutMs = timeoutOf(env);
  return [createTbankGateway({ ...tbank, timeoutMs }), createTochkaGateway({ ...tochka, timeoutMs })];
}

/**
 * The configured banks. The first takes new payments; the others still handle payments made through them.
 * `PAYMENT_PROVIDER` (`tbank` or `tochka`) selects the first.
 * @throws ConfigError when production has no bank, or the selected one is not configured
 */
export function createPaymentGateways(
  { isProduction }: Pick<Config, 'isProduction'>,
  env: NodeJS.ProcessEnv,
  emulatorUrl: string,
): PaymentGateway[] {
  const real = realGateways(env);
  const gateways = real.length > 0 || isProduction ? real : emulatedGateways(emulatorUrl, env);
  if (gateways.length === 0) {
    throw new ConfigError([
      'TBANK_TERMINAL_KEY и TBANK_PASSWORD (или TOCHKA_TOKEN и TOCHKA_CUSTOMER_CODE): в рабочей среде обязательно',
    ]);
  }
  const chosen = env.PAYMENT_PROVIDER ?? gateways[0]?.name;
  if (!gateways.some(({ name }) => name === chosen)) {
    throw new ConfigError([`PAYMENT_PROVIDER: банк «${chosen}» не настроен`]);
  }
  return gateways.toSorted((a, b) => Number(b.name === chosen) - Number(a.name === chosen));
}
