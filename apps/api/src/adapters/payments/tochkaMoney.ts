/** Kopecks → `"1234.50"`, Tochka's format for money. */
export function roublesText(kopecks: number): string {
  return `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`;
}

/** `"1234.50"`, `"1234.5"`, `1234` → kopecks without floating point; `null` for anything that is not money. */
export function kopecksOfRoubles(value: unknown): number | null {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(value));
  return match && Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}
