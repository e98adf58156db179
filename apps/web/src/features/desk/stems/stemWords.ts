import { formatDate } from '@vetka/domain/date';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import type { Stem, StemBatch, StemPage, StemUnit } from '@vetka/domain/stem';

/** «25 шт». */
export const piecesText = (pieces: number, unit: StemUnit): string => `${formatNumber(pieces)}\u00A0${unit}`;

/** «12 видов, на складе на 24 500 ₽ по себестоимости». */
export const stockNote = ({ meta, stockCost }: StemPage): string => {
  const kinds = plural(meta.total, ['вид', 'вида', 'видов']);
  return stockCost > 0 ? `${kinds}, на складе на ${formatPrice(stockCost)} по себестоимости` : kinds;
};

const dayMs = 24 * 60 * 60_000;

/** Whether a batch expires within two days. */
export const isExpiringSoon = ({ expiresAt }: Pick<StemBatch, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) - now < 2 * dayMs;

/** «до 25 ноября, 14:00», or an empty string without a limit. */
export const untilText = ({ expiresAt }: Pick<StemBatch, 'expiresAt'>, timeZone: string): string =>
  expiresAt === null ? '' : `до ${formatDate(expiresAt, 'd MMMM, H:mm', { timeZone })}`;

/** The pieces on the shelf: free ones and those that orders have reserved. */
export const onShelf = ({ stock, reserved }: Stem): number => stock + reserved;
