import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { promotionStateLabels, type ManagedPromotion } from '@vetka/domain/promotion';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import {
  datesText,
  discountText,
  payersText,
  promotionTones,
  scopeText,
} from '../../shell/promotions/promotionWords.ts';
import * as styles from './moderation.css.ts';

interface PromotionRowProps {
  promotion: ManagedPromotion;
  onEdit: () => void;
  onWork: (isActive: boolean) => void;
}

const shopsOf = ({ shops, shopsToAsk }: ManagedPromotion): string => {
  const joined =
    shops === 0 ? 'Магазины ещё не участвуют' : `Участвует ${plural(shops, ['магазин', 'магазина', 'магазинов'])}`;
  return shopsToAsk === 0 ? joined : `${joined}, ждём согласия ещё ${shopsToAsk}`;
};

const figuresOf = ({ orders, discount, platformPays }: ManagedPromotion): string =>
  orders === 0
    ? 'Заказов пока нет'
    : `${plural(orders, ['заказ', 'заказа', 'заказов'])}, скидки ${formatPrice(discount)}, из них «Ветка» – ${formatPrice(platformPays)}`;

/** A promotion: its terms, its participants, and its cost. */
export function PromotionRow({ promotion, onEdit, onWork }: PromotionRowProps) {
  const { name, state, isActive, platformPercent, categories } = promotion;
  return (
    <li className={styles.dispute}>
      <div className={styles.titleRow}>
        <h2 className={styles.title}>{name}</h2>
        <Badge tone={promotionTones[state]}>{promotionStateLabels[state]}</Badge>
      </div>
      <div className={styles.words}>
        <span>{discountText(promotion)}</span>
        <span className={styles.note}>{datesText(promotion)}</span>
        <span className={styles.note}>{payersText(platformPercent)}</span>
        <span className={styles.note}>{scopeText(categories)}</span>
        <span className={styles.note}>{shopsOf(promotion)}</span>
        <span className={styles.note}>{figuresOf(promotion)}</span>
      </div>
      {state !== 'ENDED' && (
        <div className={styles.buttons}>
          <Button size="s" variant="tonal" onClick={onEdit}>
            Изменить
          </Button>
          <Button size="s" variant={isActive ? 'dangerTonal' : 'tonal'} onClick={() => onWork(!isActive)}>
            {isActive ? 'Остановить' : 'Запустить снова'}
          </Button>
        </div>
      )}
    </li>
  );
}
