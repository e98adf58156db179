import { formatPrice } from '@vetka/domain/money';

/** Kopecks of an amount typed in roubles: «750», «1 600,50». Undefined for anything else. */
export function kopecksOf(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s\u00A0₽]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** The amount as a person would type it: «750», «1600,5». */
export const roublesText = (kopecks: number): string => String(kopecks / 100).replace('.', ',');

const withKopecks = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** «750 ₽», «750,50 ₽»: a refund is shown to the kopeck. */
export const exactPrice = (kopecks: number): string =>
  kopecks % 100 === 0
    ? formatPrice(kopecks)
    : `${withKopecks.format(kopecks / 100).replaceAll('\u202F', '\u00A0')}\u00A0₽`;
