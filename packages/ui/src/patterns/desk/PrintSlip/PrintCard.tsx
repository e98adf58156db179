import { cardsOf } from '@vetka/domain/card';
import * as styles from './PrintSlip.css.ts';

export interface PrintCardProps {
  /** The number of its order. */
  number: number;
  text: string;
}

/** The card that travels with an order, 10 × 7 cm. A text that takes more goes on with the next card. */
export function PrintCard({ number, text }: PrintCardProps) {
  const cards = cardsOf(text);
  const partOf = (at: number) => (cards.length > 1 ? `, ${at + 1} из ${cards.length}` : '');
  return cards.map((lines, at) => (
    <section key={at} className={styles.card} aria-label={`Открытка к заказу № ${number}${partOf(at)}`}>
      {lines.join('\n')}
    </section>
  ));
}
