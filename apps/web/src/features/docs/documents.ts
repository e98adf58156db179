/** The legal documents, in the order they are listed. */
export const documents = [
  { slug: 'price', title: 'Цены и оплата', icon: 'wallet' },
  { slug: 'terms', title: 'Пользовательское соглашение', icon: 'scroll-text' },
  { slug: 'police', title: 'Политика обработки персональных данных', icon: 'shield-check' },
  { slug: 'consent-cookie', title: 'Согласие на использование файлов cookie', icon: 'cookie' },
  { slug: 'privacy-consent', title: 'Согласие на обработку персональных данных', icon: 'lock-keyhole' },
  { slug: 'consent-registration', title: 'Согласие при регистрации', icon: 'user-check' },
  { slug: 'seller-contract', title: 'Договор с магазином', icon: 'store' },
] as const;

export type DocumentSlug = (typeof documents)[number]['slug'];

const texts: Record<DocumentSlug, () => Promise<{ default: string }>> = {
  price: () => import('./texts/price.md?raw'),
  terms: () => import('./texts/terms.md?raw'),
  police: () => import('./texts/police.md?raw'),
  'consent-cookie': () => import('./texts/consent-cookie.md?raw'),
  'privacy-consent': () => import('./texts/privacy-consent.md?raw'),
  'consent-registration': () => import('./texts/consent-registration.md?raw'),
  'seller-contract': () => import('./texts/seller-contract.md?raw'),
};

/** The document with this slug, if it exists. */
export const documentOf = (slug: string) => documents.find((document) => document.slug === slug);

/** The Markdown of a document. */
export const readDocument = async (slug: DocumentSlug): Promise<string> => (await texts[slug]()).default;
