import { stemLimits, type NewBatch, type NewStem, type Stem, type StemUnit } from '@vetka/domain/stem';
import { parsePieces, parsePrice, priceText } from '@vetka/domain/goods';

/** A stem as it is typed. */
export interface StemDraft {
  name: string;
  colour: string;
  unit: StemUnit;
  costPrice: string;
  shelfLifeDays: string;
}

export type DraftErrors = Partial<Record<string, string>>;

export const emptyStem: StemDraft = { name: '', colour: '', unit: 'шт', costPrice: '', shelfLifeDays: '' };

export const stemDraftOf = ({ name, colour, unit, costPrice, shelfLifeDays }: Stem): StemDraft => ({
  name,
  colour,
  unit,
  costPrice: priceText(costPrice),
  shelfLifeDays: shelfLifeDays === null ? '' : String(shelfLifeDays),
});

export const wrongPrice = 'Введите цену в рублях, например 95';
const wrongDays = `Число дней от 1 до ${stemLimits.shelfLifeDays}`;
const wrongPieces = 'Введите целое число';

const isPrice = (typed: string): boolean => typed.trim() === '' || (parsePrice(typed) ?? Infinity) <= stemLimits.price;

const daysOf = (typed: string): number | null => (typed.trim() === '' ? null : (parsePieces(typed) ?? 0));

function isDays(typed: string): boolean {
  const days = daysOf(typed);
  return days === null || (days >= 1 && days <= stemLimits.shelfLifeDays);
}

const priceOf = (typed: string): number | null => (typed.trim() === '' ? null : (parsePrice(typed) ?? null));

export const stemErrors = ({ name, costPrice, shelfLifeDays }: StemDraft): DraftErrors => ({
  ...(name.trim() === '' && { name: 'Назовите стебель или материал' }),
  ...(!isPrice(costPrice) && { costPrice: wrongPrice }),
  ...(!isDays(shelfLifeDays) && { shelfLifeDays: wrongDays }),
});

export const stemOf = ({ name, colour, unit, costPrice, shelfLifeDays }: StemDraft): NewStem => ({
  name: name.trim(),
  colour: colour.trim(),
  unit,
  costPrice: priceOf(costPrice),
  shelfLifeDays: daysOf(shelfLifeDays),
});

/** A delivery as it is typed. */
export interface BatchDraft {
  quantity: string;
  costPrice: string;
  shelfLifeDays: string;
  document: string;
}

export const batchDraftOf = (stem: Stem): BatchDraft => {
  const { costPrice, shelfLifeDays } = stemDraftOf(stem);
  return { quantity: '', costPrice, shelfLifeDays, document: '' };
};

export const batchErrors = ({ quantity, costPrice, shelfLifeDays }: BatchDraft): DraftErrors => ({
  ...((parsePieces(quantity) ?? 0) < 1 && { quantity: wrongPieces }),
  ...(!isPrice(costPrice) && { costPrice: wrongPrice }),
  ...(!isDays(shelfLifeDays) && { shelfLifeDays: wrongDays }),
});

export const batchOf = ({ quantity, costPrice, shelfLifeDays, document }: BatchDraft): NewBatch => ({
  quantity: parsePieces(quantity) ?? 0,
  costPrice: priceOf(costPrice),
  shelfLifeDays: daysOf(shelfLifeDays),
  document: document.trim(),
});
