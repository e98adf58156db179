import { couponStateLabels, type CouponState, type ManagedCoupon } from '@vetka/domain/offer';
import { formatPrice } from '@vetka/domain/money';
import { Badge, type BadgeTone } from '@vetka/ui/Badge';
import { BanIcon, CheckIcon, ClockIcon, UserIcon } from '@vetka/ui/Icon';
import { Anchor } from '@vetka/ui/Link';
import type { ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { ruleText, usesText } from './couponWords.ts';
import * as styles from './offers.css.ts';

const looks: Record<CouponState, { tone: BadgeTone; icon: ReactNode }> = {
  ACTIVE: { tone: 'leaf', icon: <CheckIcon /> },
  UPCOMING: { tone: 'honey', icon: <ClockIcon /> },
  STOPPED: { tone: 'neutral', icon: <BanIcon /> },
  ENDED: { tone: 'neutral', icon: <BanIcon /> },
  EXHAUSTED: { tone: 'neutral', icon: <BanIcon /> },
};

/** Whether a code works now; one for a single person says so instead. */
function CouponBadge({ coupon: { state, nickname } }: { coupon: ManagedCoupon }) {
  if (state === 'ACTIVE' && nickname !== null) {
    return (
      <Badge tone="lilac" icon={<UserIcon />}>
        Личный
      </Badge>
    );
  }
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {couponStateLabels[state]}
    </Badge>
  );
}

interface CouponRowProps {
  service: string;
  coupon: ManagedCoupon;
  isOpen: boolean;
}

export function CouponRow({ service, coupon, isOpen }: CouponRowProps) {
  return (
    <li className={styles.row} data-open={isOpen ? '' : undefined}>
      <div className={styles.words}>
        <Anchor
          className={styles.code}
          href={`${pagePath('/my/shop/$service/discounts', { service })}?coupon=${coupon.id}`}
        >
          {coupon.code}
        </Anchor>
        <span className={styles.note}>{ruleText(coupon)}</span>
      </div>
      <div className={styles.figure}>
        <span className={styles.strong}>{usesText(coupon)}</span>
        <span className={styles.note}>использовали</span>
      </div>
      <div className={styles.figure} data-end="">
        <span className={styles.strong}>{formatPrice(coupon.revenue)}</span>
        <span className={styles.note}>принёс, скидка {formatPrice(coupon.discount)}</span>
      </div>
      <div className={styles.state}>
        <CouponBadge coupon={coupon} />
      </div>
    </li>
  );
}
