import { addDays } from '../date/index.ts';
import type { DocumentSlug } from './schema.ts';
import { legalNoticeDays } from './values.ts';

/** Shops are parties of this document: they are notified of its versions. */
export const isContract = (slug: DocumentSlug): boolean => slug === 'seller-contract';

/** People agree to this document when they register. They must agree again when it becomes worse for them. */
export const isRegistration = (slug: DocumentSlug): boolean => slug === 'consent-registration';

/** Readers have agreed to this document, so the administration must say whether a version is worse for them. */
export const canBeWorse = (slug: DocumentSlug): boolean => isContract(slug) || isRegistration(slug);

/** Days between announcing a version and the day it takes effect. */
export const noticeDaysOf = (slug: DocumentSlug, isWorse: boolean): number =>
  isContract(slug) && isWorse ? legalNoticeDays.worse : legalNoticeDays.usual;

/** The first day on which a version announced `today` may take effect. */
export const earliestDay = (slug: DocumentSlug, isWorse: boolean, today: string): string =>
  addDays(today, noticeDaysOf(slug, isWorse));
