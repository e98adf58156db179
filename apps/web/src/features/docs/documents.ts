/** The documents, in the order of their list. */
export const documents = [
  { slug: 'price', title: 'Цены и оплата' },
  { slug: 'terms', title: 'Пользовательское соглашение' },
  { slug: 'police', title: 'Политика обработки персональных данных' },
  { slug: 'consent-cookie', title: 'Согласие на использование файлов cookie' },
  { slug: 'privacy-consent', title: 'Согласие на обработку персональных данных' },
  { slug: 'consent-registration', title: 'Согласие при регистрации' },
] as const;

export type DocumentSlug = (typeof documents)[number]['slug'];

const texts: Record<DocumentSlug, () => Promise<{ default: string }>> = {
  price: () => import('./texts/price.md?raw'),
  terms: () => import('./texts/terms.md?raw'),
  police: () => import('./texts/police.md?raw'),
  'consent-cookie': () => import('./texts/consent-cookie.md?raw'),
  'privacy-consent': () => import('./texts/privacy-consent.md?raw'),
  'consent-registration': () => import('./texts/consent-registration.md?raw'),
};

/** The document of an address, if there is one. */
export const documentOf = (slug: string) => documents.find((document) => document.slug === slug);

/** The Markdown of a document. */
export const readDocument = async (slug: DocumentSlug): Promise<string> => (await texts[slug]()).default;
