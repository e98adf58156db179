import type { AddressSuggestion } from '@vetka/domain/place';
import type { CheckoutDraft } from './checkoutDraft.ts';

/** Why fields are wrong, by path: `address`, `deliveryDate`, `recipient.phone`. */
export type CheckoutErrors = Readonly<Record<string, string | undefined>>;

/** What every part of a shop's section takes. */
export interface CheckoutPartProps {
  draft: CheckoutDraft;
  onChange: (patch: Partial<CheckoutDraft>) => void;
  errors: CheckoutErrors;
}

/** Asks for addresses; called 300 ms after the last keystroke, from three letters on. */
export type SuggestAddress = (query: string, signal: AbortSignal) => Promise<readonly AddressSuggestion[]>;
