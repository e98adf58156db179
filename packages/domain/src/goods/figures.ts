import { goodsLimits } from './values.ts';

const kopecksPerRouble = 100;

/** Kopecks of a typed price: «7 640», «7640,50», «7640 ₽», «7640 руб.». Undefined for anything else. */
export function parsePrice(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|₽|руб\.?/g, '').replace(',', '.');
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text)) return undefined;
  const kopecks = Math.round(Number(text) * kopecksPerRouble);
  return kopecks <= goodsLimits.price ? kopecks : undefined;
}

/** A whole number of pieces: «5», «1 200 шт». Undefined for anything else. */
export function parsePieces(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|шт\.?/g, '');
  if (!/^\d{1,7}$/.test(text)) return undefined;
  return Number(text) <= goodsLimits.stock ? Number(text) : undefined;
}

/** A price as a person types it: «7640», «7640,5»; empty for none. */
export const priceText = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / kopecksPerRouble).replace('.', ',');
