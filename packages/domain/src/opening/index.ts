import type { LegalSubjectType } from '../actor/index.ts';
import { isInn, isKpp, isOgrn, isOgrnip } from '../requisites/index.ts';
import type { Opening, OpeningStep, SaveOpeningSeller } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

/** How a seller is registered, in everyday words. */
export const sellerFormLabels: Record<LegalSubjectType, string> = {
  LEGAL_SUBJECT: 'Компания',
  SOLE_PROPRIETOR: 'ИП',
  INDIVIDUAL_SUBJECT: 'Самозанятый',
};

/** The goods that each kind of seller may sell (Federal Law 422, article 4, for the self-employed). */
export const sellerFormRules: Record<LegalSubjectType, string> = {
  LEGAL_SUBJECT: 'Можно продавать любые товары',
  SOLE_PROPRIETOR: 'Можно продавать любые товары',
  INDIVIDUAL_SUBJECT: 'Можно продавать только то, что сделали сами: собранный букет – да, купленный подарок – нет',
};

const ownInn: Record<LegalSubjectType, number> = { LEGAL_SUBJECT: 10, SOLE_PROPRIETOR: 12, INDIVIDUAL_SUBJECT: 12 };

const registerErrors: Record<LegalSubjectType, (ogrn: string) => string | undefined> = {
  LEGAL_SUBJECT: (ogrn) => (isOgrn(ogrn) ? undefined : 'ОГРН – 13 цифр из свидетельства'),
  SOLE_PROPRIETOR: (ogrn) => (isOgrnip(ogrn) ? undefined : 'ОГРНИП – 15 цифр из свидетельства'),
  INDIVIDUAL_SUBJECT: () => undefined,
};

/** Errors of the requisites by field, in Russian; empty when they are right. */
export function sellerErrors({ subjectType, name, inn, ogrn, kpp }: SaveOpeningSeller): Record<string, string> {
  const digits = ownInn[subjectType];
  const errors = {
    inn: isInn(inn) && inn.length === digits ? undefined : `ИНН – ${digits} цифр, проверьте их`,
    name: name.trim() === '' ? 'Напишите, кто продаёт' : undefined,
    ogrn: registerErrors[subjectType](ogrn),
    kpp: subjectType === 'LEGAL_SUBJECT' && !isKpp(kpp) ? 'КПП – 9 цифр' : undefined,
  };
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** The next step. A first product is not required. */
export function nextOpeningStep({
  seller,
  shop,
  products,
}: Pick<Opening, 'seller' | 'shop' | 'products'>): OpeningStep {
  if (!seller) return 'SELLER';
  if (!shop) return 'SHOP';
  return products.some(({ isComplete }) => isComplete) ? 'CHECK' : 'PRODUCT';
}

/** «ежедневно 9:00–21:00», «круглосуточно». */
export const openingHoursText = (opensAt: string | null, closesAt: string | null): string => {
  if (!opensAt || !closesAt) return 'круглосуточно';
  const short = (time: string) => time.replace(/^0/, '');
  return `ежедневно ${short(opensAt)}–${short(closesAt)}`;
};
