import type { Gender, LegalSubjectType, SubscriptionState } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export interface GenderOption {
  value: Gender;
  label: string;
}

/**
 * Options of the profile's gender select. The API has five genders; the two not listed are kept and shown as «Не
 * указан».
 */
export const genderOptions: readonly GenderOption[] = [
  { value: 'PREFER_NOT_TO_SAY', label: 'Не указан' },
  { value: 'MAN', label: 'Мужчина' },
  { value: 'WOMAN', label: 'Женщина' },
];

export const genderLabel = (gender: Gender): string =>
  genderOptions.find((option) => option.value === gender)?.label ?? 'Не указан';

/** What a press of the button makes of it. */
export const pressedSubscription = (now: SubscriptionState): SubscriptionState =>
  now === 'SUBSCRIBED' ? 'NOT_SUBSCRIBED' : 'SUBSCRIBED';

/** Legal forms of a seller. */
export const sellerFormOptions: readonly { value: LegalSubjectType; label: string }[] = [
  { value: 'LEGAL_SUBJECT', label: 'Юридическое лицо' },
  { value: 'SOLE_PROPRIETOR', label: 'Индивидуальный предприниматель' },
];
