import type { Bank, Payment } from './payment.ts';

/** The columns of Tochka's register that describe the operation (developers.tochka.com, «Реестры»). */
const columns = ['TRANS_DATE', 'TRANSACTION_ID', 'SUM', 'COMMISSION', 'PARENT_TRANSACTION_ID', 'TRANSACTION_TYPE'];

/** The bank's fee is two and a half percent of a payment, and nothing of a refund. */
const feeOf = (amount: number): number => Math.round(amount * 0.025);
const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2).replace('.', ',');
const moscowTime = (at: string): string => new Date(Date.parse(at) + 3 * 3_600_000).toISOString().slice(0, 19);

function rowsOf({ id, history }: Payment): string[][] {
  return history.flatMap(({ status, at, amount }, index) => {
    const time = moscowTime(at);
    if (status === 'CONFIRMED') return [[time, id, roubles(amount), roubles(feeOf(amount)), '', 'PAYMENT']];
    if (status !== 'PARTIAL_REFUNDED' && status !== 'REFUNDED') return [];
    const returned = (history[index - 1]?.amount ?? 0) - amount;
    return [[time, `${id}-${index}`, roubles(returned), '0,00', id, 'REFUND']];
  });
}

/** The register of a day in Moscow time: `;` between cells, decimal commas, UTF-8. */
export function registerOf(payments: readonly Payment[], { bank, day }: { bank: Bank; day: string }): string {
  const rows = payments.filter((payment) => payment.bank === bank).flatMap(rowsOf);
  const ofDay = rows.filter(([time = '']) => time.startsWith(day));
  return [columns, ...ofDay].map((row) => `${row.join(';')}\r\n`).join('');
}
