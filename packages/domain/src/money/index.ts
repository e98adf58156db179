import { formatNumber } from '../plural/index.ts';

/** Rounds an amount in kopecks to whole roubles, half up. */
export const toRubles = (kopecks: number): number => Math.round(kopecks / 100);

/** «4 890 ₽»: whole roubles with no-break spaces. A missing price shows zero. */
export const formatPrice = (kopecks: number | null | undefined): string => {
  const amount = toRubles(kopecks ?? 0);
  const sign = amount < 0 ? '\u2212' : '';
  return `${sign}${formatNumber(Math.abs(amount))}\u00A0₽`;
};

/** Whole percent cheaper than before, at least 1; 0 when there is no discount. */
export const discountPercent = (price: number, oldPrice: number | null): number =>
  oldPrice === null || oldPrice <= price ? 0 : Math.max(1, Math.round((1 - price / oldPrice) * 100));

/**
 * Splits `total` kopecks in proportion to `weights`, in whole kopecks. The remainder goes to the largest line, so that
 * the parts always add up to the total.
 */
export const allocate = (total: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (weights.length === 0 || sum === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor(Number((BigInt(total) * BigInt(weight)) / BigInt(sum))));
  const rest = total - parts.reduce((a, b) => a + b, 0);
  const largest = weights.indexOf(Math.max(...weights));
  return parts.map((part, index) => (index === largest ? part + rest : part));
};
