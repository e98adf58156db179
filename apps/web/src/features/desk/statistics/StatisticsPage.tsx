import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { dayIn } from '@vetka/domain/date';
import {
  bucketsOf,
  sumOfFigures,
  type Statistics,
  type StatisticsPeriod,
  type StatisticsStep,
} from '@vetka/domain/statistics';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { QueueError } from '@vetka/ui/patterns/desk/QueueState';
import { Anchor } from '@vetka/ui/Link';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import { RoomSkeleton, CardSkeleton, TilesSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { CancellationsCard } from './CancellationsCard.tsx';
import { CustomersCard } from './CustomersCard.tsx';
import { DaysCard } from './DaysCard.tsx';
import { FunnelCard } from './FunnelCard.tsx';
import { PeriodPicker } from './PeriodPicker.tsx';
import { ProductsCard } from './ProductsCard.tsx';
import { QualityCard } from './QualityCard.tsx';
import * as styles from './statistics.css.ts';
import { statisticsQueries } from './statistics.queries.ts';
import { periodOf, statisticsQuery, stepFor, stepsFor, type StatisticsSearch } from './statisticsSearch.ts';
import { periodText } from './statisticsText.ts';
import { Tiles } from './Tiles.tsx';

/** Addresses of other views of the statistics. */
function useViews(service: string) {
  const router = useRouter();
  const hrefOf = (next: StatisticsSearch) =>
    `${pagePath('/my/shop/$service/statistics', { service })}${statisticsQuery(next)}`;
  const go = (next: StatisticsSearch) =>
    void router.navigate({ href: hrefOf(next), replace: true, resetScroll: false } as never);
  return { hrefOf, go };
}

/** A shop's revenue and quality in a period, compared with another. */
export default function StatisticsPage({ search }: { search: StatisticsSearch }) {
  const { service, timeZone } = useDesk().place;
  const today = dayIn(timeZone);
  const period = periodOf(search, today);
  const { compare } = search;
  const figures = useQuery({
    ...statisticsQueries.read(useApi(), service.slug, { ...period, ...(compare && { compare }) }),
    placeholderData: keepPreviousData,
  });
  const { hrefOf, go } = useViews(service.slug);
  return (
    <>
      <DeskHead
        title="Статистика"
        note={<Compared search={search} period={period} today={today} statistics={figures.data} hrefOf={hrefOf} />}
      >
        <PeriodPicker search={search} period={period} today={today} hrefOf={hrefOf} onChange={go} />
      </DeskHead>
      {figures.data && (
        <Figures
          service={service.slug}
          statistics={figures.data}
          step={stepFor(search, period)}
          steps={stepsFor(period)}
          onStep={(step) => go({ ...search, step })}
        />
      )}
      {!figures.data && figures.error && (
        <QueueError
          text="Статистика не загрузилась."
          onRetry={() => void figures.refetch()}
          isRetrying={figures.isRefetching}
        />
      )}
      {!figures.data && !figures.error && <Loading />}
    </>
  );
}

function Loading() {
  return (
    <RoomSkeleton label="Загрузка статистики" className={styles.page}>
      <TilesSkeleton />
      <CardSkeleton lines={8} />
      <span className={styles.cards}>
        <CardSkeleton lines={4} />
        <CardSkeleton lines={6} />
        <CardSkeleton lines={4} />
        <CardSkeleton lines={4} />
      </span>
    </RoomSkeleton>
  );
}

interface ComparedProps {
  search: StatisticsSearch;
  period: StatisticsPeriod;
  today: string;
  statistics: Statistics | undefined;
  hrefOf: (search: StatisticsSearch) => string;
}

/** «18 апреля – 17 мая, сравниваем с 19 марта – 17 апреля», and the other comparison. */
function Compared({ search, period, today, statistics, hrefOf }: ComparedProps) {
  const { compare, ...rest } = search;
  const before = statistics && periodText({ from: statistics.beforeFrom, to: statistics.beforeTo }, today);
  return (
    <>
      {periodText(period, today)}
      {before && `, сравниваем с ${before}`}.{' '}
      <Anchor className={styles.link} href={hrefOf(compare ? rest : { ...rest, compare: 'YEAR_AGO' })}>
        {compare ? 'Сравнить с прошлыми днями' : 'Сравнить с прошлым годом'}
      </Anchor>
    </>
  );
}

interface FiguresProps {
  service: string;
  statistics: Statistics;
  step: StatisticsStep;
  steps: readonly StatisticsStep[];
  onStep: (step: StatisticsStep) => void;
}

function Figures({ service, statistics, step, steps, onStep }: FiguresProps) {
  const { days, before, products, cancellations } = statistics;
  const totals = sumOfFigures(days);
  const weeks = bucketsOf(days, step === 'DAY' ? 'WEEK' : step);
  const fileOf = (table: string) => `vetka-${service}-${table}-${days[0]?.day}-${days.at(-1)?.day}`;
  return (
    <div className={styles.page}>
      <Tiles now={totals} before={before} />
      <DaysCard buckets={bucketsOf(days, step)} step={step} steps={steps} onStep={onStep} fileName={fileOf('days')} />
      <div className={styles.cards}>
        <FunnelCard totals={totals} fileName={fileOf('funnel')} />
        <ProductsCard service={service} products={products} fileName={fileOf('products')} />
        <CustomersCard buckets={weeks} fileName={fileOf('customers')} />
        <CancellationsCard cancellations={cancellations} fileName={fileOf('cancellations')} />
        <QualityCard statistics={statistics} fileName={fileOf('work')} />
      </div>
    </div>
  );
}
