import { pagePath } from '@vetka/domain/path';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../../session/ConsentCheckbox/index.ts';

export interface CheckoutConsentProps extends Omit<ConsentCheckboxProps, 'href'> {
  /** @default '/docs/privacy-consent' */
  href?: string | undefined;
}

/** The consent to process personal data, for an order. */
export function CheckoutConsent({
  href = pagePath('/docs/$document', { document: 'privacy-consent' }),
  ...consent
}: CheckoutConsentProps) {
  return <ConsentCheckbox {...consent} href={href} />;
}
