import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { addDays, formatDate } from '@vetka/domain/date';
import type { DeliveryPlan } from '@vetka/domain/delivery';
import { plural } from '@vetka/domain/plural';
import { Chip } from '@vetka/ui/Chip';
import { ChevronLeftIcon, ChevronRightIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { changesSettings } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import { CardSkeleton, RoomSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { CapacityGrid } from './CapacityGrid.tsx';
import { DayDialog } from './DayDialog.tsx';
import { DaysCard } from './DaysCard.tsx';
import { deliveryQueries } from './delivery.queries.ts';
import * as styles from './delivery.css.ts';
import { DeliveryHistoryCard } from './DeliveryHistoryCard.tsx';
import { UsualCard } from './UsualCard.tsx';
import { useDeliveryChanges, type DeliveryChanges } from './useDeliveryChanges.ts';
import { WaysCard } from './WaysCard.tsx';

const noteOf = ({ city, ways }: DeliveryPlan): string =>
  `${city.name}, ${plural(ways.length, ['способ', 'способа', 'способов'])}`;

/** The delivery of a shop: hours with their limits, options, closed and planned days. */
export default function DeliveryPage({ day }: { day: string | undefined }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const mayChange = changesSettings(place);
  const plan = useQuery({
    ...deliveryQueries.plan(useApi(), service, day),
    placeholderData: keepPreviousData,
    enabled: mayChange,
  });
  if (!mayChange) return <NoRightPage right="CHANGE_SETTINGS" />;
  return (
    <>
      <DeskHead title="Доставка" note={plan.data && noteOf(plan.data)} />
      {plan.data && <Room service={service} plan={plan.data} />}
      {!plan.data && plan.error && <LoadFailure error={plan.error} onRetry={() => void plan.refetch()} />}
      {!plan.data && !plan.error && <Loading />}
    </>
  );
}

function Loading() {
  return (
    <RoomSkeleton label="Загрузка доставки" className={styles.layout}>
      <span className={styles.column}>
        <CardSkeleton lines={8} />
        <CardSkeleton lines={5} />
      </span>
      <span className={styles.column}>
        <CardSkeleton lines={5} />
        <CardSkeleton lines={3} />
      </span>
    </RoomSkeleton>
  );
}

function Room({ service, plan }: { service: string; plan: DeliveryPlan }) {
  const [openDay, setOpenDay] = useState<string>();
  const changes = useDeliveryChanges(service);
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <WeekCard service={service} plan={plan} onOpen={setOpenDay} />
        <WaysCard ways={plan.ways} city={plan.city} changes={changes} />
      </div>
      <div className={styles.column}>
        <UsualCard usual={plan.usual} changes={changes} />
        <DaysCard key={openDay} plan={plan} onPick={setOpenDay} />
        <DeliveryHistoryCard service={service} changes={changes} />
      </div>
      {openDay !== undefined && (
        <OpenDay service={service} day={openDay} changes={changes} onClose={() => setOpenDay(undefined)} />
      )}
    </div>
  );
}

interface OpenDayProps {
  service: string;
  day: string;
  changes: DeliveryChanges;
  onClose: () => void;
}

/** The day may be of another week than the grid. */
function OpenDay({ service, day, changes, onClose }: OpenDayProps) {
  const { data, error, refetch } = useQuery(deliveryQueries.plan(useApi(), service, day));
  const open = data?.days.find((each) => each.day === day);
  if (!data && error) {
    return (
      <ResponsiveDialog isOpen onClose={onClose} title={formatDate(day, 'd MMMM')}>
        <LoadFailure error={error} onRetry={() => void refetch()} />
      </ResponsiveDialog>
    );
  }
  return data && open ? <DayDialog day={open} ways={data.ways} changes={changes} onClose={onClose} /> : null;
}

interface WeekCardProps {
  service: string;
  plan: DeliveryPlan;
  onOpen: (day: string) => void;
}

/** «23–29 ноября», «30 ноября – 6 декабря». */
function weekText(monday: string): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  return isOneMonth
    ? `${formatDate(monday, 'd')}–${formatDate(sunday, 'd MMMM')}`
    : `${formatDate(monday, 'd MMMM')} – ${formatDate(sunday, 'd MMMM')}`;
}

function WeekCard({ service, plan, onOpen }: WeekCardProps) {
  const router = useRouter();
  const active = plan.ways.filter(({ isActive }) => isActive);
  const [chosen, setChosen] = useState<number>();
  const way = active.find(({ id }) => id === chosen) ?? active[0];
  const monday = plan.days[0]?.day ?? plan.today;
  const go = (day: string) =>
    void router.navigate({
      href: `${pagePath('/my/shop/$service/delivery', { service })}?day=${day}`,
      replace: true,
      resetScroll: false,
    });
  return (
    <section className={styles.card} aria-labelledby="delivery-week">
      <header className={styles.cardHead}>
        <div className={styles.cardWords}>
          <h2 id="delivery-week" className={styles.title}>
            Время и вместимость
          </h2>
          <p className={styles.note}>
            Сколько успеваем. Где полно, новых заказов не будет. Нажмите на день, чтобы изменить его.
          </p>
        </div>
        <span className={styles.weeks}>
          <IconButton label="Прошлая неделя" icon={<ChevronLeftIcon />} onClick={() => go(addDays(monday, -7))} />
          <span>{weekText(monday)}</span>
          <IconButton label="Следующая неделя" icon={<ChevronRightIcon />} onClick={() => go(addDays(monday, 7))} />
        </span>
      </header>
      {active.length > 1 && (
        <div className={styles.chips} role="group" aria-label="Способ доставки">
          {active.map(({ id, name }) => (
            <Chip key={id} isSelected={id === way?.id} onClick={() => setChosen(id)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      {way ? (
        <CapacityGrid days={plan.days} optionId={way.id} today={plan.today} onOpen={({ day }) => onOpen(day)} />
      ) : (
        <p className={styles.note}>Включите хотя бы один способ, и здесь появится неделя.</p>
      )}
    </section>
  );
}
