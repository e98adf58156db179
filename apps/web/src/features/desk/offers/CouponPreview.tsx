import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CouponRule, WriteCoupon } from '@vetka/domain/offer';
import { CheckIcon, TicketIcon } from '@vetka/ui/Icon';
import { useApi } from '../../../shell/useContext.ts';
import { ruleErrors } from './couponDraft.ts';
import { estimateText, exampleText, marginText } from './couponWords.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';

interface CouponPreviewProps {
  service: string;
  coupon: WriteCoupon;
}

/** The customer's view, the margin, and the cost of the rule over the last month. */
export function CouponPreview({ service, coupon }: CouponPreviewProps) {
  const { data: product } = useQuery(offersQueries.example(useApi(), service));
  const isRight = Object.keys(ruleErrors(coupon)).length === 0;
  const margin = isRight && product ? marginText(product, coupon) : undefined;
  return (
    <>
      <div className={styles.block}>
        <span className={styles.label}>Так увидит покупатель</span>
        <div className={styles.ticket}>
          <TicketIcon />
          <span className={styles.words}>
            <span className={styles.strong}>{coupon.code || 'ПРОМОКОД'}</span>
            {isRight && product && <span>{exampleText(product, coupon)}</span>}
          </span>
          <CheckIcon />
        </div>
        {margin && (
          <span className={styles.note} data-loss={margin.isLoss ? '' : undefined}>
            {margin.text}
          </span>
        )}
      </div>
      {isRight && <Estimate service={service} rule={ruleOf(coupon)} />}
    </>
  );
}

const ruleOf = ({
  kind,
  value,
  maxDiscount,
  minTotal,
  usageLimit,
  usagePerUser,
  isCombinable,
  nickname,
  categoryIds,
  productIds,
  weekdays,
  firstOrder,
}: WriteCoupon): CouponRule => ({
  kind,
  value,
  maxDiscount,
  minTotal,
  usageLimit,
  usagePerUser,
  isCombinable,
  nickname,
  categoryIds,
  productIds,
  weekdays,
  firstOrder,
});

function Estimate({ service, rule }: { service: string; rule: CouponRule }) {
  const { data } = useQuery({
    ...offersQueries.estimate(useApi(), service, rule),
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.block}>
      <span className={styles.label}>Что было бы в прошлом месяце</span>
      <span className={styles.note} role="status">
        {data ? estimateText(data) : 'Считаем…'}
      </span>
    </div>
  );
}
