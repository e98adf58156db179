import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { PlusIcon } from '@vetka/ui/Icon';
import { DeskHead, DeskPanes } from '@vetka/ui/patterns/desk/DeskPanes';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { ManagedPlanList } from '../../../shell/managedPlans/ManagedPlanList.tsx';
import { plansOfShop } from '../../../shell/managedPlans/planCalls.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { CostGoods } from './CostGoods.tsx';
import { CouponRow } from './CouponRow.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { OffersHistory } from './OffersHistory.tsx';
import { Promotions } from './Promotions.tsx';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';
import type { OffersSearch } from './offersSearch.ts';

/** The promo codes and subscription plans of a shop, with the editor of the open code beside them. */
export default function DiscountsPage({ search }: { search: OffersSearch }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const { coupon } = search;
  return (
    <>
      <div className={styles.pageHead} data-covered={coupon === undefined ? undefined : ''}>
        <DeskHead title="Скидки и подписки" note="Акции «Ветки», промокоды для покупателей и подписки на ваш магазин" />
      </div>
      <DeskPanes
        list={<Lists service={service} open={coupon} />}
        sheet={coupon !== undefined && <CouponSheet key={coupon} service={service} id={coupon} />}
      />
    </>
  );
}

function Lists({ service, open }: { service: string; open: OffersSearch['coupon'] }) {
  const api = useApi();
  return (
    <div className={styles.lists}>
      <Promotions service={service} />
      <Coupons service={service} open={open} />
      <ManagedPlanList
        title="Подписки на магазин"
        empty="Подписок пока нет. Подписчик платит раз в месяц или год и покупает дешевле."
        calls={plansOfShop(api, service)}
      />
      <CostGoods service={service} />
      <OffersHistory service={service} />
    </div>
  );
}

function Coupons({ service, open }: { service: string; open: OffersSearch['coupon'] }) {
  const list = useInfiniteQuery(offersQueries.coupons(useApi(), service));
  const empty = <p className={styles.note}>Промокодов пока нет. Начните с одного: для постоянных покупателей.</p>;
  return (
    <section className={styles.card} aria-labelledby="coupons">
      <div className={styles.head}>
        <h2 id="coupons" className={styles.title}>
          Промокоды
        </h2>
        <Button
          variant="tonal"
          icon={<PlusIcon />}
          href={`${pagePath('/my/shop/$service/discounts', { service })}?coupon=new`}
        >
          Промокод
        </Button>
      </div>
      <PagedItems list={list} empty={empty}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((coupon) => (
              <CouponRow key={coupon.id} service={service} coupon={coupon} isOpen={coupon.id === open} />
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}
