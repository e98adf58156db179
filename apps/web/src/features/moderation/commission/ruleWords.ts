import { formatDate } from '@vetka/domain/date';
import {
  exactRoubles,
  type CommissionPreview,
  type CommissionRule,
  type CommissionRuleKind,
  type CommissionRuleState,
} from '@vetka/domain/ledger';
import { plural } from '@vetka/domain/plural';
import type { BadgeTone } from '@vetka/ui/Badge';

export const kindLabels: Record<CommissionRuleKind, string> = {
  BASE: 'Все товары',
  CATEGORY: 'Категория',
  SELLER: 'Магазин',
  PROMOTION: 'Акция',
};

export const stateLabels: Record<CommissionRuleState, string> = {
  IN_FORCE: 'Действует',
  PLANNED: 'Впереди',
  REPLACED: 'Заменено',
  ENDED: 'Закончилось',
  WITHDRAWN: 'Отозвано',
};

export const stateTones: Record<CommissionRuleState, BadgeTone> = {
  IN_FORCE: 'leaf',
  PLANNED: 'honey',
  REPLACED: 'neutral',
  ENDED: 'neutral',
  WITHDRAWN: 'neutral',
};

/** «Категория „Вазы“», «Все товары». */
export const subjectText = ({ kind, subject }: Pick<CommissionRule, 'kind' | 'subject'>): string =>
  subject === null ? kindLabels[kind] : `${kindLabels[kind]} «${subject}»`;

const day = (at: string): string => formatDate(at, 'd MMMM yyyy', { timeZone: 'Europe/Moscow' });

/** «С 1 января 2027», «С 1 января по 3 мая 2027». */
export function spanText({ state, startsAt, endsAt }: Pick<CommissionRule, 'state' | 'startsAt' | 'endsAt'>): string {
  if (state === 'WITHDRAWN') return `Должно было начаться ${day(startsAt)}`;
  return endsAt === null ? `С ${day(startsAt)}` : `С ${day(startsAt)} до ${day(endsAt)}`;
}

const goodsForms = ['товар', 'товара', 'товаров'] as const;

/** «14 товаров в 3 магазинах». */
export const touchesText = ({ goods, shopCount }: Pick<CommissionPreview, 'goods' | 'shopCount'>): string =>
  shopCount === 0
    ? 'Никого не касается: таких товаров в продаже нет'
    : `${plural(goods, goodsForms)} в ${plural(shopCount, ['магазине', 'магазинах', 'магазинах'])}`;

export const goodsText = (goods: number): string => plural(goods, goodsForms);

/** «+1 290 ₽», «−45,50 ₽», «так же». */
export function differenceText({ taken, wouldTake }: { taken: number; wouldTake: number }): string {
  const difference = wouldTake - taken;
  if (difference === 0) return 'столько же';
  return difference > 0 ? `+${exactRoubles(difference)}` : exactRoubles(difference);
}

/** The reason the change cannot take effect earlier. */
export function noticeText({ goods, isWorse, earliestOn }: CommissionPreview): string {
  if (goods === 0) return 'Предупреждать некого, можно хоть с сегодняшнего дня';
  const why = isWorse ? 'Кому-то станет хуже, поэтому магазины узнают за 45 дней' : 'Магазины узнают за 15 дней';
  return `${why}: не раньше ${formatDate(earliestOn, 'd MMMM yyyy')}`;
}
