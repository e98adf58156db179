import type { DocumentSlug } from '@vetka/domain/legal';

/** Icon of each document. */
export const documentIcons: Record<DocumentSlug, string> = {
  price: 'wallet',
  terms: 'scroll-text',
  police: 'shield-check',
  'consent-cookie': 'cookie',
  'privacy-consent': 'lock-keyhole',
  'consent-registration': 'user-check',
  'seller-contract': 'store',
};
