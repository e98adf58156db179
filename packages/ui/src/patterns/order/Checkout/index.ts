export { emptyDraft, type CheckoutDraft } from './checkoutDraft.ts';
export { CheckoutAddress, type CheckoutAddressProps } from './CheckoutAddress.tsx';
export { CheckoutConsent, type CheckoutConsentProps } from './CheckoutConsent.tsx';
export { CheckoutLayout, type CheckoutLayoutProps } from './CheckoutLayout.tsx';
export { CheckoutSellerSection, type CheckoutSellerSectionProps } from './CheckoutSellerSection.tsx';
export {
  CheckoutPayBar,
  CheckoutSummary,
  type CheckoutDelivery,
  type CheckoutPayBarProps,
  type CheckoutSummaryProps,
} from './CheckoutSummary.tsx';
export type { CheckoutErrors, SuggestAddress } from './checkoutPart.ts';
