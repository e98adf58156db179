import { formatNumber } from '@vetka/domain/plural';

const kilo = 1024;

/** «312 Б», «24 КБ», «1,5 МБ». */
export function fileSize(bytes: number): string {
  if (bytes < kilo) return `${bytes}\u00A0Б`;
  if (bytes < kilo * kilo) return `${formatNumber(Math.round(bytes / kilo))}\u00A0КБ`;
  return `${formatNumber(Math.round((bytes / kilo / kilo) * 10) / 10)}\u00A0МБ`;
}
