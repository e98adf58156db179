import { formatDate } from '@vetka/domain/date';
import { exactRoubles } from '@vetka/domain/ledger';
import type { PayoutItem } from '@vetka/domain/payout';
import type { TableCell } from 'pdfmake/interfaces';
import { pdfDefaults, pdfOf } from '../../platform/pdf.ts';

/** What a bank reads before it pays. */
interface Paid {
  number: string;
  createdAt: Date;
  amount: number;
  holder: string;
  inn: string;
  account: string;
  bik: string;
  items: readonly PayoutItem[];
}

const right = (text: string): TableCell => ({ text, alignment: 'right' });

function titleOf({ orderServiceId, amount }: PayoutItem): string {
  if (orderServiceId !== null) return `Заказ № ${orderServiceId}`;
  return amount < 0 ? 'Удержано в счёт долга' : 'Подписки на магазин';
}

/** The act of one payout: to whom, how much, and for which orders. */
export async function payoutActPdf({
  number,
  createdAt,
  amount,
  items,
  ...to
}: Paid): Promise<Uint8Array<ArrayBuffer>> {
  const rows = items.map((item): TableCell[] => [titleOf(item), right(exactRoubles(item.amount))]);
  const total: TableCell[] = [
    { text: 'К выплате', bold: true },
    { text: exactRoubles(amount), bold: true, alignment: 'right' },
  ];
  const day = formatDate(createdAt.toISOString(), 'd MMMM yyyy', { timeZone: 'Europe/Moscow' });
  const bytes = await pdfOf({
    info: { title: `Акт выплаты ${number}`, author: 'Ветка' },
    ...pdfDefaults,
    content: [
      { text: `Акт выплаты от ${day}`, fontSize: 16, bold: true },
      { text: `Номер ${number}`, margin: [0, 4, 0, 12] },
      { text: `Получатель: ${to.holder}, ИНН ${to.inn}` },
      { text: `Счёт ${to.account}, БИК ${to.bik}` },
      'Основание: договор продавца с маркетплейсом «Ветка», оферта. Деньги покупателей за заказы, срок споров по которым истёк, за вычетом комиссии.',
      {
        table: { headerRows: 1, widths: ['*', 'auto'], body: [['За что', right('Сумма')], ...rows, total] },
        layout: 'lightHorizontalLines',
        margin: [0, 12, 0, 0],
      },
    ],
  });
  return new Uint8Array(bytes);
}
