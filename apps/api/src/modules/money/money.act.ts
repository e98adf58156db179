import { formatDate } from '@vetka/domain/date';
import { exactRoubles, ledgerCauseLabels, monthText } from '@vetka/domain/ledger';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { pdfDefaults, pdfOf } from '../../platform/pdf.ts';
import { gained, subjectOf, type Register } from './money.register.ts';

const right = (text: string): TableCell => ({ text, alignment: 'right' });
const sum = (kopecks: number): TableCell => right(kopecks === 0 ? '–' : exactRoubles(kopecks));
const head = (text: string, isSum = false): TableCell => ({
  text,
  bold: true,
  fillColor: '#eef3ec',
  alignment: isSum ? 'right' : 'left',
});

/** The figures of the month: the opening balance, additions, deductions and the closing balance. */
function totals({ month }: Register): Content {
  const rows: [string, number][] = [
    ['Остаток на начало месяца', month.opening],
    ['Продано покупателям', month.sold],
    ['Доплата «Ветки» за её скидки', month.compensation],
    ['Комиссия «Ветки»', -month.commission],
    ['в том числе НДС', -month.tax],
    ['Возвращено покупателям', -month.refunded],
    ['Подписки на магазин', month.subscriptions],
    ['Выплачено на счёт', -month.paidOut],
  ];
  const last: TableCell[] = [
    { text: 'Остаток на конец месяца', bold: true },
    { text: exactRoubles(month.closing), bold: true, alignment: 'right' },
  ];
  return {
    table: {
      headerRows: 0,
      widths: ['*', 'auto'],
      body: [...rows.map(([title, amount]) => [title, right(exactRoubles(amount))]), last],
    },
    layout: 'lightHorizontalLines',
    margin: [0, 8, 0, 16],
  };
}

function moves(register: Register): Content {
  const { timeZone } = register;
  const rows = register.moves.map((move): TableCell[] => [
    { text: formatDate(move.createdAt, 'dd.MM HH:mm', { timeZone }), noWrap: true },
    ledgerCauseLabels[move.cause],
    subjectOf(move),
    sum(move.paid + move.compensation),
    sum(-move.commission),
    sum(-move.paidOut),
    sum(gained(move)),
  ]);
  const headings = [
    ...['Дата', 'Операция', 'Заказ'].map((text) => head(text)),
    ...['Оплачено', 'Комиссия', 'Выплачено', 'Вам'].map((text) => head(text, true)),
  ];
  return {
    table: { headerRows: 1, widths: ['auto', 'auto', '*', 'auto', 'auto', 'auto', 'auto'], body: [headings, ...rows] },
    layout: 'lightHorizontalLines',
    fontSize: 8,
  };
}

const documentOf = (register: Register): TDocumentDefinitions => ({
  info: { title: `Акт, ${monthText(register.month.month)}, ${register.shop}`, author: 'Ветка' },
  ...pdfDefaults,
  content: [
    { text: `Акт и реестр операций, ${monthText(register.month.month)}`, fontSize: 16, bold: true },
    { text: `Магазин «${register.shop}»`, margin: [0, 4, 0, 0] },
    ...(register.seller ? [{ text: register.seller }] : []),
    ...(register.until === null ? [] : [`Месяц ещё не закончился: операции по ${register.until}`]),
    totals(register),
    ...(register.moves.length > 0 ? [moves(register)] : ['В этом месяце операций не было.']),
  ],
});

/** The register as a document to print and sign. */
export const registerPdf = (register: Register): Promise<Buffer> => pdfOf(documentOf(register));
