import {
  receiptMistakeLabels,
  receiptProblemLabels,
  receiptStateLabels,
  type CashReceipt,
  type CorrectionBasis,
  type CorrectionDocument,
  type ReceiptMistake,
  type ReceiptState,
} from '@vetka/domain/receipt';
import type { BadgeTone } from '@vetka/ui/Badge';

const stateTones: Record<ReceiptState, BadgeTone> = {
  EXPECTED: 'honey',
  PRINTED: 'leaf',
  FAILED: 'danger',
  DROPPED: 'neutral',
};

/** The error of a receipt, or its state. */
export function receiptBadge({ problem, state, corrections }: CashReceipt): { tone: BadgeTone; text: string } {
  if (problem) return { tone: 'danger', text: receiptProblemLabels[problem] };
  const live = corrections.filter((each) => each.state === 'EXPECTED' || each.state === 'PRINTED');
  if (live.length === 0) return { tone: stateTones[state], text: receiptStateLabels[state] };
  return live.every((each) => each.state === 'PRINTED')
    ? { tone: 'leaf', text: 'Исправлен' }
    : { tone: 'honey', text: 'Исправляем' };
}

/** «НДС 22 %» of `vat22`, «НДС 22/122» of `vat122`. */
export function vatText(vat: string): string {
  const rate = Number(vat.replace('vat', ''));
  if (Number.isNaN(rate)) return 'без НДС';
  return rate > 100 ? `НДС ${[rate - 100, rate].join('/')}` : `НДС ${rate}\u00A0%`;
}

/** «ФД 12, ФПД 1000007919», by which the tax service finds a document. */
export const documentText = ({ documentNumber, sign }: Pick<CashReceipt, 'documentNumber' | 'sign'>): string =>
  `ФД\u00A0${documentNumber}, ФПД\u00A0${sign}`;

const correctionTitles: Record<CashReceipt['kind'], string> = {
  INCOME: 'Чек коррекции прихода',
  RETURN: 'Чек коррекции возврата',
};

const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** «Чек коррекции прихода: чек не пробит, самостоятельно». */
export function correctionText({ kind, mistake, basis, baseNumber }: CorrectionDocument): string {
  const why = inSentence(receiptMistakeLabels[mistake]);
  return `${correctionTitles[kind]}: ${why}, ${basis === 'SELF' ? 'самостоятельно' : `по предписанию №\u00A0${baseNumber}`}`;
}

export const correctionState = ({ state }: CorrectionDocument): { tone: BadgeTone; text: string } => ({
  tone: stateTones[state],
  text: receiptStateLabels[state],
});

const mistakeTexts: Record<ReceiptMistake, string> = {
  MISSING: 'Пробьём чек коррекции с теми же товарами',
  SUPPLIER: 'Отменим чек и пробьём новый с нынешними реквизитами магазина',
  VAT: 'Отменим чек и пробьём новый с нынешней ставкой',
  AMOUNT: 'Отменим чек и пробьём новый с верной суммой',
  DOUBLE: 'Отменим лишний чек',
};

/** The possible errors of a receipt, and how each is corrected. */
export const mistakeChoices = ({ mistakes }: Pick<CashReceipt, 'mistakes'>) =>
  mistakes.map((value) => ({ value, label: receiptMistakeLabels[value], description: mistakeTexts[value] }));

const basisTexts: Record<CorrectionBasis, string> = {
  SELF: 'Налоговая о ней не писала',
  INSTRUCTION: 'Номер есть в письме налоговой',
};

export const basisChoices = [
  { value: 'SELF' as const, label: 'Сами нашли ошибку', description: basisTexts.SELF },
  { value: 'INSTRUCTION' as const, label: 'По предписанию налоговой', description: basisTexts.INSTRUCTION },
];
