import type { CouponKind } from '@vetka/domain/coupon';
import { promotionLimits, type ManagedPromotion, type PromotionTerms } from '@vetka/domain/promotion';

/** What the form of a promotion holds, as typed. */
export interface PromotionDraft {
  name: string;
  text: string;
  kind: CouponKind;
  value: string;
  maxDiscount: string;
  platformPercent: string;
  startsOn: string | null;
  endsOn: string | null;
  categoryIds: readonly number[];
}

const kopecksPerRouble = 100;
const roubles = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / kopecksPerRouble).replace('.', ',');

const emptyPromotion: PromotionDraft = {
  name: '',
  text: '',
  kind: 'PERCENT',
  value: '10',
  maxDiscount: '',
  platformPercent: '0',
  startsOn: null,
  endsOn: null,
  categoryIds: [],
};

export const promotionDraftOf = (promotion: ManagedPromotion | null): PromotionDraft =>
  promotion === null
    ? emptyPromotion
    : {
        name: promotion.name,
        text: promotion.text,
        kind: promotion.kind,
        value: promotion.kind === 'PERCENT' ? String(promotion.value) : roubles(promotion.value),
        maxDiscount: roubles(promotion.maxDiscount),
        platformPercent: String(promotion.platformPercent),
        startsOn: promotion.startsOn,
        endsOn: promotion.endsOn,
        categoryIds: promotion.categoryIds,
      };

const numberOf = (typed: string): number =>
  Number(typed.replaceAll(/[\s\u00A0₽%]/g, '').replace(',', '.') || Number.NaN);
const kopecksOf = (typed: string): number => Math.round(numberOf(typed) * kopecksPerRouble);

/** The terms that a draft names. A number that is wrong is not an integer, or is out of its limits. */
export const promotionOf = (draft: PromotionDraft): PromotionTerms => {
  const isPercent = draft.kind === 'PERCENT';
  return {
    name: draft.name.trim(),
    text: draft.text.trim(),
    kind: draft.kind,
    value: isPercent ? numberOf(draft.value) : kopecksOf(draft.value),
    maxDiscount: isPercent && draft.maxDiscount.trim() !== '' ? kopecksOf(draft.maxDiscount) : null,
    platformPercent: numberOf(draft.platformPercent),
    startsOn: draft.startsOn ?? '',
    endsOn: draft.endsOn ?? '',
    categoryIds: [...draft.categoryIds],
  };
};

export type PromotionErrors = Partial<Record<keyof PromotionTerms, string>>;

const isWithin = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && value >= from && value <= to;
const isSum = (value: number): boolean => isWithin(value, 1, promotionLimits.amount);

const discountErrors = ({ kind, value, maxDiscount }: PromotionTerms): PromotionErrors => ({
  ...(kind === 'PERCENT' && !isWithin(value, 1, 100) && { value: 'Целое число от 1 до 100' }),
  ...(kind === 'AMOUNT' && !isSum(value) && { value: 'Укажите сумму' }),
  ...(maxDiscount !== null && !isSum(maxDiscount) && { maxDiscount: 'Укажите сумму' }),
});

const dayErrors = ({ startsOn, endsOn }: PromotionTerms): PromotionErrors => ({
  ...(startsOn === '' && { startsOn: 'Выберите день' }),
  ...(endsOn === '' && { endsOn: 'Выберите день' }),
  ...(startsOn !== '' && endsOn !== '' && endsOn < startsOn && { endsOn: 'Конец раньше начала' }),
});

/** What is wrong with a promotion, by field. */
export const promotionErrors = (terms: PromotionTerms): PromotionErrors => ({
  ...(!isWithin(terms.name.length, 1, promotionLimits.name) && {
    name: `Назовите акцию, до ${promotionLimits.name} букв`,
  }),
  ...(terms.text.length > promotionLimits.text && { text: `Не длиннее ${promotionLimits.text} букв` }),
  ...(!isWithin(terms.platformPercent, 0, 100) && { platformPercent: 'Целое число от 0 до 100' }),
  ...discountErrors(terms),
  ...dayErrors(terms),
});
