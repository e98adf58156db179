import { exactRoubles, ruleText, type MoneyLine } from '@vetka/domain/ledger';
import { Figures } from './Figures.tsx';
import * as styles from './money.css.ts';

/** A line of an order: the paid amount, deductions and refunds, and the shop's share. */
export function MoneyLines({ line }: { line: MoneyLine }) {
  const { title, quantity, paid, compensation, commission, tax, rule, left } = line;
  const { refunded, compensationReturned, commissionReturned } = line;
  const row = (term: string, amount: number, note?: string) =>
    amount === 0 ? [] : [{ term, value: exactRoubles(amount), ...(note && { note }) }];
  const taxNote = tax > 0 ? `, НДС в ней ${exactRoubles(tax)}` : '';
  return (
    <section className={styles.line}>
      <h3 className={styles.subtitle}>
        {title}
        {quantity > 1 && `, ${quantity}\u00A0шт`}
      </h3>
      <Figures
        items={[
          { term: 'Оплатил покупатель', value: exactRoubles(paid) },
          ...row('Скидка за счёт «Ветки»', compensation),
          ...row('Комиссия', -commission, rule ? `${ruleText(rule)}${taxNote}` : undefined),
          ...row('Вернули покупателю', -refunded),
          ...row('Скидка вернулась «Ветке»', -compensationReturned),
          ...row('Комиссия вернулась вам', commissionReturned),
          { term: 'Вам', value: <b>{exactRoubles(left)}</b> },
        ]}
      />
    </section>
  );
}
