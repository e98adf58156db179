import { useQuery } from '@tanstack/react-query';
import { promotionStateLabels, type ShopPromotion } from '@vetka/domain/promotion';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { datesText, discountText, payersText, promotionTones } from '../../../shell/promotions/promotionWords.ts';
import { useApi } from '../../../shell/useContext.ts';
import { LinesSkeleton } from '../skeletons/RoomSkeleton.tsx';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';
import { PromotionDialog } from './PromotionDialog.tsx';
import { partText } from './promotionText.ts';

/** Promotions of the marketplace, in which the shop takes part after it agrees. */
export function Promotions({ service }: { service: string }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, refetch } = useQuery(offersQueries.promotions(useApi(), service));
  const open = data?.find(({ id }) => id === openId);
  return (
    <section className={styles.card} aria-labelledby="promotions">
      <div className={styles.words}>
        <h2 id="promotions" className={styles.title}>
          Акции «Ветки»
        </h2>
        <span className={styles.note}>Без вашего согласия цены не меняются. Выйти можно в любой момент.</span>
      </div>
      {!data && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <LinesSkeleton count={3} />)}
      {data?.length === 0 && <p className={styles.note}>Сейчас акций нет.</p>}
      <ul className={styles.rows}>
        {data?.map((each) => (
          <PromotionItem key={each.id} promotion={each} onOpen={() => setOpenId(each.id)} />
        ))}
      </ul>
      {open && (
        <PromotionDialog key={open.version} service={service} promotion={open} onClose={() => setOpenId(null)} />
      )}
    </section>
  );
}

function PromotionItem({ promotion, onOpen }: { promotion: ShopPromotion; onOpen: () => void }) {
  const { name, state, consent, platformPercent } = promotion;
  const isPart = consent?.isValid === true;
  return (
    <li className={styles.change}>
      <div className={styles.head}>
        <span className={styles.strong}>{name}</span>
        <Badge tone={isPart ? 'leaf' : promotionTones[state]}>
          {isPart ? 'Участвуете' : promotionStateLabels[state]}
        </Badge>
      </div>
      <span>{discountText(promotion)}</span>
      <span className={styles.note}>
        {datesText(promotion)}. {payersText(platformPercent)}.
      </span>
      <span className={styles.note} data-loss={consent && !isPart ? '' : undefined}>
        {partText(promotion)}
      </span>
      <div className={styles.buttons}>
        <Button size="s" variant="tonal" onClick={onOpen}>
          {isPart ? 'Изменить участие' : 'Условия и участие'}
        </Button>
      </div>
    </li>
  );
}
