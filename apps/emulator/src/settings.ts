import type { DeliverySettings } from './notifications/deliveries.ts';

/** A shop's terminal at T-Bank. */
export interface Terminal {
  key: string;
  password: string;
  /** Used when Init does not specify one. */
  notificationUrl: string | null;
  /** The terminal has a cash register: Init without a receipt is refused (error 309). */
  needsReceipt: boolean;
  /** Every call is refused (error 202). */
  isBlocked: boolean;
}

export interface EmulatorSettings {
  terminals: readonly Terminal[];
  /** The terminal for payouts to sellers, and the account that registers them. */
  payoutTerminal: { key: string; password: string };
  register: { login: string; password: string };
  tochka: { token: string; customerCode: string; clientId: string; webhookUrl: string | null };
  /** The accepted signer. `publicKey`: PEM; null: nobody. */
  cyclops: { system: string; thumbprint: string; publicKey: string | null };
  atol: { login: string; password: string; group: string };
  /** `isBound`: self-employed people have agreed in advance. */
  tax: { masterToken: string; isBound: boolean };
  /** Whether T-Bank notifies of printed receipts. */
  receipts: 'OFF' | 'PRINTED';
  sms: { apiId: string };
  address: { token: string };
  deliveries: DeliverySettings;
}

export type TerminalOptions = Pick<Terminal, 'key' | 'password'> & Partial<Terminal>;

/** Options that override the defaults. */
export interface EmulatorOptions {
  /** The origin a browser sees. Defaults to the address the server listens at. */
  publicUrl?: string;
  terminals?: readonly TerminalOptions[];
  tochka?: Partial<EmulatorSettings['tochka']>;
  cyclops?: Partial<EmulatorSettings['cyclops']>;
  /** @default 'OFF' */
  receipts?: EmulatorSettings['receipts'];
  tax?: Partial<EmulatorSettings['tax']>;
  sms?: Partial<EmulatorSettings['sms']>;
  address?: Partial<EmulatorSettings['address']>;
  deliveries?: Partial<DeliverySettings>;
}

/** The keys of the demo shop. They work only with this emulator. */
export const demoKeys = {
  terminal: { key: 'VetkaDEMO', password: 'vetka-demo-password' },
  payoutTerminal: { key: 'VetkaE2C', password: 'vetka-demo-payouts' },
  register: { login: 'vetka-demo', password: 'vetka-demo-register' },
  tochka: { token: 'vetka-demo-token', customerCode: '300000092', clientId: 'vetka-demo-client' },
  atol: { login: 'vetka-demo', password: 'vetka-demo-atol', group: 'vetka-demo-group' },
  tax: { masterToken: 'vetka-demo-tax' },
  sms: { apiId: 'vetka-demo-sms' },
  address: { token: 'vetka-demo-address' },
} as const;

export function completeSettings(options: EmulatorOptions): EmulatorSettings {
  return {
    terminals: (options.terminals ?? [demoKeys.terminal]).map(completeTerminal),
    payoutTerminal: demoKeys.payoutTerminal,
    register: demoKeys.register,
    tochka: { ...demoKeys.tochka, webhookUrl: null, ...options.tochka },
    cyclops: { system: 'vetka', thumbprint: '', publicKey: null, ...options.cyclops },
    atol: demoKeys.atol,
    tax: { ...demoKeys.tax, isBound: false, ...options.tax },
    receipts: options.receipts ?? 'OFF',
    sms: { ...demoKeys.sms, ...options.sms },
    address: { ...demoKeys.address, ...options.address },
    deliveries: {
      retryDelaysMs: [1_000, 3_000, 10_000, 30_000, 60_000, 300_000],
      timeoutMs: 10_000,
      reorderWindowMs: 150,
      ...options.deliveries,
    },
  };
}

function completeTerminal(terminal: TerminalOptions): Terminal {
  return { notificationUrl: null, needsReceipt: true, isBlocked: false, ...terminal };
}
