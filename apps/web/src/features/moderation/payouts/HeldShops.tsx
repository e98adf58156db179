import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { exactRoubles } from '@vetka/domain/ledger';
import { moderationLimits } from '@vetka/domain/moderation';
import { payoutHoldLabels, type HeldShop, type HeldShops as Held } from '@vetka/domain/payout';
import { cutText } from '@vetka/domain/text';
import { Badge } from '@vetka/ui/Badge';
import { DateText } from '@vetka/ui/DateText';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { SearchField } from '@vetka/ui/SearchField';
import { Text } from '@vetka/ui/Text';
import { useDeferredValue, useState } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from '../moderation.css.ts';
import { moderationQueries } from '../moderation.queries.ts';
import { ObjectHistory } from '../ObjectHistory.tsx';
import { HoldSwitch } from './HoldSwitch.tsx';
import { holdTones } from './payoutWords.ts';
import { ShopHead, ShopTitle } from './ShopHead.tsx';

/** Shops with holds, the longest held first, and a search for others to hold. */
export function HeldShops({ list }: { list: UseQueryResult<Held> }) {
  const { data } = list;
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(cutText(search.trim(), moderationLimits.search));
  if (!data) return <NotLoaded query={list} />;
  return (
    <>
      <SearchField label="Найти магазин" placeholder="Найти другой магазин" value={search} onChange={setSearch} />
      {wanted === '' ? <HeldList shops={data.data} /> : <FoundShops search={wanted} held={data.data} />}
    </>
  );
}

function HeldList({ shops }: { shops: readonly HeldShop[] }) {
  if (shops.length === 0) {
    return (
      <EmptyMessage
        hasVase
        level={2}
        title="Платим всем"
        text="Здесь будут магазины, которым не платим: вы так решили или выплата не прошла"
        action={null}
      />
    );
  }
  return (
    <ul className={styles.list}>
      {shops.map((row) => (
        <HeldCard key={row.shop.id} row={row} />
      ))}
    </ul>
  );
}

/** Reasons that are checked again before each payout: a released shop is held again. */
const heldAgain: Partial<Record<HeldShop['hold']['kind'], string>> = {
  YEAR_LIMIT: 'Предел проверяем перед каждой выплатой: пока продавец самозанятый, до конца года остановим снова',
  TAX_STATUS: 'Статус проверяем перед каждой выплатой: пока налоговая его не подтвердит, остановим снова',
};

/** The reasons a shop is held, since when, and the pending amount. */
function HeldCard({ row }: { row: HeldShop }) {
  const { shop, hold, others, available } = row;
  return (
    <li className={styles.dispute}>
      <ShopHead shop={shop}>
        <Badge tone={holdTones[hold.kind]}>{payoutHoldLabels[hold.kind]}</Badge>
      </ShopHead>
      <div className={styles.words}>
        <b>{available === 0 ? 'Пока нечего платить' : `Ждёт ${exactRoubles(available)}`}</b>
        <span className={styles.entryTitle}>«{hold.reason}»</span>
        {others.map(({ kind, reason }) => (
          <span key={kind} className={styles.entryTitle}>
            {payoutHoldLabels[kind]}: «{reason}»
          </span>
        ))}
        {[hold, ...others].map(
          ({ kind }) =>
            kind in heldAgain && (
              <span key={kind} className={styles.note}>
                {heldAgain[kind]}
              </span>
            ),
        )}
        <span className={styles.note}>
          С <DateText value={hold.createdAt} pattern="d MMMM yyyy, H:mm" />
        </span>
      </div>
      <HoldSwitch shop={shop} held={row} />
      <ObjectHistory kind="SHOP" id={shop.id} />
    </li>
  );
}

/** Open shops by name: a shop can be held before it is ever paid. */
function FoundShops({ search, held }: { search: string; held: readonly HeldShop[] }) {
  const query = useQuery(moderationQueries.shopsByName(useApi(), search));
  const { data } = query;
  if (!data) return <NotLoaded query={query} />;
  if (data.data.length === 0) {
    return <EmptyMessage level={2} title="Ничего не нашли" text="Проверьте название" action={null} />;
  }
  return (
    <>
      <ul className={styles.list}>
        {data.data.map((shop) => (
          <li key={shop.id} className={styles.dispute}>
            <div className={styles.titleRow}>
              <div className={styles.words}>
                <ShopTitle shop={shop} />
                <span className={styles.note}>
                  {shop.cityName}, /{shop.slug}
                </span>
              </div>
              <HoldSwitch shop={shop} held={held.find((each) => each.shop.id === shop.id)} />
            </div>
          </li>
        ))}
      </ul>
      {data.meta.total > data.data.length && (
        <Text tone="muted">Показаны первые {data.data.length}, уточните название.</Text>
      )}
    </>
  );
}
