import { fileURLToPath } from 'node:url';
import { formatDate } from '@vetka/domain/date';
import { exactRoubles, ledgerCauseLabels, monthText } from '@vetka/domain/ledger';
import pdfmake from 'pdfmake';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { gained, subjectOf, type Register } from './money.register.ts';

const font = (style: string): string => fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`));
const fonts = { Roboto: { normal: font('Regular'), bold: font('Medium') } };

const right = (text: string): TableCell => ({ text, alignment: 'right' });
const sum = (kopecks: number): TableCell => right(kopecks === 0 ? '–' : exactRoubles(kopecks));
const head = (text: string): TableCell => ({ text, bold: true, fillColor: '#eef3ec' });

/** The figures of the month: the opening balance, additions, deductions and the closing balance. */
function totals({ month }: Register): Content {
  const rows: [string, number][] = [
    ['Остаток на начало месяца', month.opening],
    ['Продано покупателям', month.sold],
    ['Доплата «Ветки» за её скидки', month.compensation],
    ['Комиссия «Ветки», с НДС', -month.commission],
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
    formatDate(move.createdAt, 'dd.MM HH:mm', { timeZone }),
    ledgerCauseLabels[move.cause],
    subjectOf(move),
    sum(move.paid + move.compensation),
    sum(-move.commission),
    sum(-move.paidOut),
    sum(gained(move)),
  ]);
  const headings = ['Дата', 'Операция', 'Заказ', 'Оплачено', 'Комиссия', 'Выплачено', 'Вам'].map(head);
  return {
    table: { headerRows: 1, widths: ['auto', 'auto', '*', 'auto', 'auto', 'auto', 'auto'], body: [headings, ...rows] },
    layout: 'lightHorizontalLines',
    fontSize: 8,
  };
}

const documentOf = (register: Register): TDocumentDefinitions => ({
  info: { title: `Акт, ${monthText(register.month.month)}, ${register.shop}`, author: 'Ветка' },
  language: 'ru-RU',
  pageMargins: [40, 40, 40, 48],
  defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
  footer: (page, pages) => ({ text: `${page} из ${pages}`, alignment: 'center', fontSize: 8, margin: [0, 16, 0, 0] }),
  content: [
    { text: `Акт и реестр операций, ${monthText(register.month.month)}`, fontSize: 16, bold: true },
    { text: `Магазин «${register.shop}»`, margin: [0, 4, 0, 0] },
    ...(register.seller ? [{ text: register.seller }] : []),
    totals(register),
    ...(register.moves.length > 0 ? [moves(register)] : ['В этом месяце операций не было.']),
  ],
});

/** The register as a document to print and sign. Fonts with Cyrillic come with the library. */
export function registerPdf(register: Register): Promise<Buffer> {
  pdfmake.setFonts(fonts);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(fonts.Roboto).includes(path));
  return pdfmake.createPdf(documentOf(register)).getBuffer();
}
