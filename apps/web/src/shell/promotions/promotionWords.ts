import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import type { PromotionState, PromotionTerms } from '@vetka/domain/promotion';
import type { BadgeTone } from '@vetka/ui/Badge';

const dayText = (day: string): string => formatDate(`${day}T12:00:00Z`, 'd MMMM yyyy');

type Discount = Pick<PromotionTerms, 'kind' | 'value' | 'maxDiscount'>;

/** «Скидка 10 % на товар, не больше 500 ₽». */
export function discountText({ kind, value, maxDiscount }: Discount): string {
  const discount = kind === 'PERCENT' ? `${value}\u00A0%` : formatPrice(value);
  const limit = maxDiscount === null ? '' : `, не больше ${formatPrice(maxDiscount)}`;
  return `Скидка ${discount} на товар${limit}`;
}

/** «С 1 декабря 2026 по 7 декабря 2026». */
export const datesText = ({ startsOn, endsOn }: Pick<PromotionTerms, 'startsOn' | 'endsOn'>): string =>
  startsOn === endsOn ? `Один день, ${dayText(startsOn)}` : `С ${dayText(startsOn)} по ${dayText(endsOn)}`;

/** Who pays the discount. */
export function payersText(platformPercent: number): string {
  if (platformPercent === 0) return 'Скидку оплачивает магазин';
  if (platformPercent === 100) return 'Скидку оплачивает «Ветка»';
  return `«Ветка» оплачивает ${platformPercent}\u00A0% скидки, магазин\u00A0–\u00A0${100 - platformPercent}\u00A0%`;
}

/** «Товары категорий: Букеты, Розы». */
export const scopeText = (categories: readonly string[]): string =>
  categories.length === 0 ? 'Все товары' : `Товары категорий: ${categories.join(', ')}`;

export const promotionTones: Record<PromotionState, BadgeTone> = {
  UPCOMING: 'honey',
  RUNNING: 'leaf',
  STOPPED: 'neutral',
  ENDED: 'neutral',
};
