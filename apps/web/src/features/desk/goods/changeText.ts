import { productStatusLabels, type GoodsDifference } from '@vetka/domain/goods';
import { formatNumber } from '@vetka/domain/plural';
import { priceOrDash } from './figures.ts';

export const goodsForms = ['товар', 'товара', 'товаров'] as const;

const shown = ({ field }: GoodsDifference, value: GoodsDifference['before']): string => {
  if (typeof value === 'string') return productStatusLabels[value];
  return field === 'STOCK' ? (value === null ? 'на заказ' : `${formatNumber(value)}\u00A0шт`) : priceOrDash(value);
};

/** What a change makes of a product, in words; undefined when it stays as it is. */
export function changeText(difference: GoodsDifference): string | undefined {
  const { category, before, after } = difference;
  const words = category ?? { before: shown(difference, before), after: shown(difference, after) };
  return words.before === words.after ? undefined : `${words.before || 'без категории'} → ${words.after}`;
}

export const countChanged = (differences: readonly GoodsDifference[]): number =>
  differences.filter((difference) => changeText(difference) !== undefined).length;
