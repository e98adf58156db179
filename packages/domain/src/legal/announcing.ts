import { addDays } from '../date/index.ts';
import type { DocumentSlug } from './schema.ts';
import { legalNoticeDays } from './values.ts';

/** Shops are parties of this document: they are notified of its versions. */
export const isContract = (slug: DocumentSlug): boolean => slug === 'seller-contract';

/** Days between announcing a version and the day it takes effect. */
export const noticeDaysOf = (slug: DocumentSlug, isWorse: boolean): number =>
  isContract(slug) && isWorse ? legalNoticeDays.worse : legalNoticeDays.usual;

/** The first day on which a version announced `today` may take effect. */
export const earliestDay = (slug: DocumentSlug, isWorse: boolean, today: string): string =>
  addDays(today, noticeDaysOf(slug, isWorse));
