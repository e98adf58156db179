import { formatPrice } from '@vetka/domain/money';
import type { SubCartView } from '../cartView.ts';
import { discountLines, type DiscountLine } from './discountLines.ts';
import * as styles from './DiscountSummary.css.ts';

export interface DiscountSummaryProps {
  subCart: SubCartView;
}

function Amount({ value }: { value: number }) {
  return <span className={styles.amount}>{formatPrice(-value)}</span>;
}

function Source({ line: { label, amount, products } }: { line: DiscountLine }) {
  if (products.length === 0) {
    return (
      <p className={styles.line}>
        <span className={styles.label}>{label}</span>
        <Amount value={amount} />
      </p>
    );
  }
  return (
    <details>
      <summary className={styles.source}>
        <span className={styles.sourceLabel}>{label}</span>
        <Amount value={amount} />
      </summary>
      <ul className={styles.products}>
        {products.map((product, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.label}>{product.name}</span>
            <Amount value={product.amount} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Discounts of a sub-cart from coupons and subscriptions, each with an expandable list of products. */
export function DiscountSummary({ subCart }: DiscountSummaryProps) {
  const lines = discountLines(subCart);
  if (lines.length === 0) return null;
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <Source key={line.key} line={line} />
      ))}
    </div>
  );
}
