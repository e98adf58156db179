import type { ConsentKind } from '../account/schema.ts';
import type { DocumentSlug, LegalState } from './schema.ts';
import { documentSlugs } from './values.ts';

export type * from './schema.ts';
export * from './announcing.ts';
export * from './values.ts';

export const documentTitles: Record<DocumentSlug, string> = {
  price: 'Цены и оплата',
  terms: 'Пользовательское соглашение',
  police: 'Политика обработки персональных данных',
  'consent-cookie': 'Согласие на использование файлов cookie',
  'privacy-consent': 'Согласие на обработку персональных данных',
  'consent-registration': 'Согласие при регистрации',
  'seller-contract': 'Договор с магазином',
};

export const legalStateLabels: Record<LegalState, string> = {
  DRAFT: 'Черновик',
  PLANNED: 'Объявлена',
  CURRENT: 'Действует',
  PAST: 'Прежняя',
};

export const isDocumentSlug = (slug: string): slug is DocumentSlug => documentSlugs.some((known) => known === slug);

/** The text of each kind of consent. */
export const documentOfConsent: Record<ConsentKind, DocumentSlug> = {
  REGISTRATION: 'consent-registration',
  PERSONAL_DATA: 'privacy-consent',
  TERMS: 'terms',
  COOKIE: 'consent-cookie',
  MARKETING: 'privacy-consent',
};
