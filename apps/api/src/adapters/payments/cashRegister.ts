import type { CorrectionBasis, ReceiptKind } from '@vetka/domain/receipt';
import type { ProviderResult } from '../result.ts';
import type { FiscalReceipt } from './receipt.ts';

/** A correction of a receipt (FFD 1.2). */
export interface Correction {
  /** Our number. The cash register prints a document with it once. */
  requestId: string;
  kind: ReceiptKind;
  receipt: FiscalReceipt;
  /** Kopecks. */
  total: number;
  basis: CorrectionBasis;
  /** The number of the order of the tax service; empty when there is none. */
  baseNumber: string;
  /** `YYYY-MM-DD`. */
  baseDay: string;
  /** The fiscal sign of the wrong receipt (tag 1192); empty for a missing one. */
  wrongSign: string;
}

export interface PrintedDocument {
  driveNumber: string;
  documentNumber: string;
  sign: string;
  url: string | null;
  /** Kopecks. */
  amount: number;
  printedAt: Date;
}

export type CorrectionState =
  | { state: 'WAITING' }
  | { state: 'PRINTED'; document: PrintedDocument }
  | { state: 'FAILED'; error: string };

/**
 * An online cash register that prints corrections. No method throws for a failure of the register or of the network.
 */
export interface CashRegister {
  /** Accepts a correction. The same `requestId` gives the same document. */
  correct: (correction: Correction) => Promise<ProviderResult<{ externalId: string }>>;
  state: (externalId: string) => Promise<ProviderResult<CorrectionState>>;
}
