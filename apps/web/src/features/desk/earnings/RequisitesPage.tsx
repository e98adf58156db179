import { useQuery } from '@tanstack/react-query';
import { ArrowLeftIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Notice } from '@vetka/ui/Notice';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { QueueError } from '@vetka/ui/patterns/desk/QueueState';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { ownsShop } from '../deskSections.tsx';
import { Forbidden } from '../Forbidden.tsx';
import { RoomSkeleton, CardSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { CurrentRequisites } from './CurrentRequisites.tsx';
import * as styles from './money.css.ts';
import { payoutQueries } from './payout.queries.ts';
import { RequisitesForm } from './RequisitesForm.tsx';
import { RequisitesHistory } from './RequisitesHistory.tsx';

/** The requisites of a shop, for its owner. Others see a page that names the owner. */
export default function RequisitesPage() {
  const { place } = useDesk();
  const service = place.service.slug;
  return (
    <>
      <DeskHead
        title="Куда платить"
        note="На этот счёт приходят выплаты магазина."
        back={
          <span className={styles.wideOnly}>
            <IconButton
              label="К деньгам"
              icon={<ArrowLeftIcon />}
              href={pagePath('/my/shop/$service/money', { service })}
            />
          </span>
        }
      />
      {ownsShop(place) ? (
        <OwnRequisites service={service} />
      ) : (
        <Forbidden text="Реквизиты видит и меняет только владелец магазина." />
      )}
    </>
  );
}

function OwnRequisites({ service }: { service: string }) {
  const { data, error, refetch, isRefetching } = useQuery(payoutQueries.requisites(useApi(), service));
  if (!data) {
    return error ? (
      <QueueError text="Реквизиты не загрузились." onRetry={() => void refetch()} isRetrying={isRefetching} />
    ) : (
      <Loading />
    );
  }
  const current = data.data.find(({ endedAt }) => endedAt === null);
  return (
    <div className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.aside}>
          {current && <CurrentRequisites requisites={current} />}
          {data.holder === null ? (
            <Notice tone="caution" title="Сначала заполните реквизиты продавца">
              Счёт должен принадлежать тому, с кем заключён договор.
            </Notice>
          ) : (
            <RequisitesForm
              service={service}
              holder={data.holder}
              wants={data.wants}
              isChange={current !== undefined}
            />
          )}
        </div>
        <aside className={styles.aside}>
          <RequisitesHistory rows={data.data} />
        </aside>
      </div>
    </div>
  );
}

function Loading() {
  return (
    <RoomSkeleton label="Загрузка реквизитов" className={styles.page}>
      <span className={styles.columns}>
        <span className={styles.aside}>
          <CardSkeleton lines={4} />
          <CardSkeleton lines={8} />
        </span>
        <CardSkeleton lines={3} />
      </span>
    </RoomSkeleton>
  );
}
