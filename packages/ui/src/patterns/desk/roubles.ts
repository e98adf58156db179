/** Kopecks of an amount typed in roubles: «750», «1 600,50». Undefined for anything else. */
export function kopecksOf(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s\u00A0₽]/g, '').replace(',', '.');
  return /^\d{1,7}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}

/** The amount as a person would type it: «750», «1600,5». */
export const roublesText = (kopecks: number): string => String(kopecks / 100).replace('.', ',');
