import type { ReactNode } from 'react';
import * as styles from './Checkout.css.ts';

export interface CheckoutLayoutProps {
  /** `CheckoutSellerSection`s. */
  children: ReactNode;
  /** `CheckoutSummary`, and `CheckoutPayBar` for a phone. */
  summary: ReactNode;
}

/** «Оформление заказа»: sections of shops with the totals in a sticky column. */
export function CheckoutLayout({ children, summary }: CheckoutLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.form}>
        <h1 className={styles.title}>Оформление заказа</h1>
        {children}
      </div>
      <aside className={styles.aside} aria-label="Ваш заказ">
        {summary}
      </aside>
    </div>
  );
}
