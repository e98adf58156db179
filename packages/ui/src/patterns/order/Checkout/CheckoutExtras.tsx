import type { ReactNode } from 'react';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { TextArea } from '../../../components/TextArea/index.ts';
import type { CheckoutPartProps } from './checkoutPart.ts';
import * as styles from './Checkout.css.ts';

/** Maximum lengths from the contract. */
const cardTextLimit = 300;
const commentLimit = 500;

interface CheckoutExtrasProps extends CheckoutPartProps {
  index: number;
  /** Shows a card's text as it will be written. */
  cardNote?: ((text: string) => ReactNode) | undefined;
}

/** The card, an anonymous gift, and a note to the florist. */
export function CheckoutExtras({ index, draft, onChange, errors, cardNote }: CheckoutExtrasProps) {
  return (
    <div className={styles.group}>
      <TextArea
        id={`orders.${index}.cardText`}
        label="Текст открытки"
        hint="Бесплатно. Магазин получит текст вместе с заказом"
        value={draft.cardText}
        onChange={(cardText) => onChange({ cardText })}
        limit={cardTextLimit}
        error={errors.cardText}
      />
      {cardNote?.(draft.cardText)}
      <Checkbox
        isChecked={draft.isAnonymous}
        onChange={(isAnonymous) => onChange({ isAnonymous })}
        label="Анонимный подарок: не называть отправителя"
      />
      <TextArea
        id={`orders.${index}.comment`}
        label="Комментарий"
        placeholder="Позвоните за полчаса"
        value={draft.comment}
        onChange={(comment) => onChange({ comment })}
        limit={commentLimit}
        error={errors.comment}
      />
    </div>
  );
}
