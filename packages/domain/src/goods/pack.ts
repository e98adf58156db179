import { units } from '../actor/units.ts';
import { formatNumber } from '../plural/index.ts';
import type { Pack } from './product.schema.ts';
import { goodsLimits } from './values.ts';

type Unit = Pack['unit'];

/** What is sold by the piece. */
export const onePiece: Pack = { amount: 1, unit: 'шт' };

const isOnePiece = ({ amount, unit }: Pack): boolean => amount === onePiece.amount && unit === onePiece.unit;

/** «1,2 кг»; an empty text for one piece. */
export const packText = (pack: Pack): string =>
  isOnePiece(pack) ? '' : `${formatNumber(pack.amount)}\u00A0${pack.unit}`;

/** As people write units besides the labels themselves. */
const spellings: Record<string, Unit> = {
  г: 'гр',
  грамм: 'гр',
  штук: 'шт',
  штуки: 'шт',
  см3: 'см³',
  м3: 'м³',
  см2: 'см²',
  м2: 'м²',
};

/** Reads «400 мл» or «1,2кг»; an empty text is one piece. Undefined for anything else. */
export function readPack(typed: string): Pack | undefined {
  const text = typed.replaceAll(/\s/g, '').toLowerCase();
  if (text === '') return onePiece;
  const [, digits = '', word = ''] = /^(\d{1,7}(?:[.,]\d{1,3})?)(\D\S*?)\.?$/.exec(text) ?? [];
  const amount = Number(digits.replace(',', '.'));
  const unit = units.find((each) => each === word) ?? spellings[word];
  return unit !== undefined && amount > 0 && amount <= goodsLimits.packAmount ? { amount, unit } : undefined;
}
