import { formMessages } from '@vetka/domain/form';
import { promotionLimits, type ManagedPromotion, type PromotionTerms } from '@vetka/domain/promotion';
import { lengthOf } from '@vetka/domain/text';
import { isWhole, numberOf } from '../../shell/forms/typedFigures.ts';
import {
  discountDraftOf,
  discountErrors,
  discountOf,
  type DiscountDraft,
} from '../../shell/promotions/discountDraft.ts';

/** The input of the promotion form. */
export interface PromotionDraft extends DiscountDraft {
  name: string;
  text: string;
  platformPercent: string;
  startsOn: string | null;
  endsOn: string | null;
  categoryIds: readonly number[];
}

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
        ...discountDraftOf(promotion),
        platformPercent: String(promotion.platformPercent),
        startsOn: promotion.startsOn,
        endsOn: promotion.endsOn,
        categoryIds: promotion.categoryIds,
      };

/** The terms of a draft. An invalid number is not an integer, or is out of its limits. */
export const promotionOf = (draft: PromotionDraft): PromotionTerms => ({
  ...discountOf(draft),
  name: draft.name.trim(),
  text: draft.text.trim(),
  platformPercent: numberOf(draft.platformPercent),
  startsOn: draft.startsOn ?? '',
  endsOn: draft.endsOn ?? '',
  categoryIds: [...draft.categoryIds],
});

export type PromotionErrors = Partial<Record<keyof PromotionTerms, string>>;

const dayErrors = ({ startsOn, endsOn }: PromotionTerms): PromotionErrors => ({
  ...(startsOn === '' && { startsOn: 'Выберите день' }),
  ...(endsOn === '' && { endsOn: 'Выберите день' }),
  ...(startsOn !== '' && endsOn !== '' && endsOn < startsOn && { endsOn: 'Конец раньше начала' }),
});

/** Errors of a promotion, by field. */
export const promotionErrors = (terms: PromotionTerms): PromotionErrors => ({
  ...(terms.name === '' && { name: 'Назовите акцию' }),
  ...(lengthOf(terms.name) > promotionLimits.name && { name: formMessages.max(promotionLimits.name) }),
  ...(lengthOf(terms.text) > promotionLimits.text && { text: formMessages.max(promotionLimits.text) }),
  ...(!isWhole(terms.platformPercent, 0, 100) && { platformPercent: 'Целое число от 0 до 100' }),
  ...discountErrors(terms, promotionLimits.amount),
  ...dayErrors(terms),
});
