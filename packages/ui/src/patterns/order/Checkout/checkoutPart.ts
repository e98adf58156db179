import type { AddressSuggestion } from '@vetka/domain/place';
import type { CheckoutDraft } from './checkoutDraft.ts';

/** Errors by path: `address`, `deliveryDate`, `recipient.phone`. */
export type CheckoutErrors = Readonly<Record<string, string | undefined>>;

/** Props of every part of a shop's section. */
export interface CheckoutPartProps {
  draft: CheckoutDraft;
  onChange: (patch: Partial<CheckoutDraft>) => void;
  errors: CheckoutErrors;
}

/** Fetches address suggestions, 300 ms after the last keystroke and from three letters on. */
export type SuggestAddress = (query: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;

/** What the fields of an address and a recipient need; element ids start with `idPrefix` and a dot. */
export interface PlaceFieldsProps<Draft> {
  idPrefix: string;
  draft: Draft;
  onChange: (patch: Partial<Draft>) => void;
  errors: CheckoutErrors;
}
