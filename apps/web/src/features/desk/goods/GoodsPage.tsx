import type { GoodsPage as Goods } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import type { RowKey } from '@vetka/ui/desk/DataTable';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { PlusIcon } from '@vetka/ui/Icon';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useDesk } from '../DeskContext.ts';
import { changesStock, managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import { GoodsBulkBar } from './GoodsBulkBar.tsx';
import * as styles from './goods.css.ts';
import { GoodsRows } from './GoodsRows.tsx';
import { columnsOf, type GoodsSearch } from './goodsSearch.ts';
import { GoodsTabs } from './GoodsTabs.tsx';
import { GoodsTools } from './GoodsTools.tsx';
import { RoomSkeleton, RowsSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { useGoodsLinks } from './useGoodsLinks.ts';
import { useGoodsChanges, useGoodsList } from './useGoods.ts';

const noteOf = ({ counts, stockCost }: Goods): string => {
  const goods = plural(counts.ALL, ['товар', 'товара', 'товаров']);
  return stockCost > 0 ? `${goods}, на складе на ${formatPrice(stockCost)} по себестоимости` : goods;
};

/** The goods of a shop: prices and stock are edited in place, many at once by the bar below. */
export default function GoodsPage({ search }: { search: GoodsSearch }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const list = useGoodsList(service, search, changesStock(place));
  if (!changesStock(place)) return <NoRightPage right="CHANGE_STOCK" />;
  const head = list.data?.pages[0];
  return (
    <>
      <DeskHead title="Товары" note={head && noteOf(head)}>
        {managesGoods(place) && (
          <Button href={pagePath('/my/shop/$service/products/new', { service })} icon={<PlusIcon />}>
            Новый товар
          </Button>
        )}
      </DeskHead>
      <div className={styles.page}>
        <GoodsTabs service={service} current="goods" />
        <GoodsTools service={service} search={search} counts={head?.counts} hasFiles={managesGoods(place)} />
        {list.error && !list.data && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
        {!list.data && !list.error && (
          <RoomSkeleton label="Загрузка товаров">
            <RowsSkeleton />
          </RoomSkeleton>
        )}
        <List service={service} search={search} list={list} mayManage={managesGoods(place)} />
      </div>
    </>
  );
}

interface ListProps {
  service: string;
  search: GoodsSearch;
  list: ReturnType<typeof useGoodsList>;
  mayManage: boolean;
}

function List({ service, search, list, mayManage }: ListProps) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(new Set());
  const changes = useGoodsChanges(service);
  const { go } = useGoodsLinks(service);
  const ids = [...selected].map(Number);
  const isAll = [search.filter, search.search, search.category].every((each) => each === undefined);
  const empty = isAll ? (
    <EmptyMessage
      hasVase
      title="Товаров пока нет"
      text="Начните с одного букета: снимок, название и цена. Остальное можно добавить потом."
      actionHref={pagePath('/my/shop/$service/products/new', { service })}
      actionLabel="Новый товар"
    />
  ) : (
    <EmptyMessage title="Здесь пусто" text="Выберите другую вкладку или категорию, или измените поиск." action={null} />
  );
  return (
    <>
      <PagedItems list={list} empty={empty}>
        {(rows) => (
          <GoodsRows
            service={service}
            rows={rows}
            columns={columnsOf(search)}
            sort={search.sort ?? 'sold'}
            onSort={(sort) => go({ ...search, sort })}
            changes={changes}
            mayManage={mayManage}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </PagedItems>
      {ids.length > 0 && (
        <GoodsBulkBar
          service={service}
          ids={ids}
          changes={changes}
          onClear={() => setSelected(new Set())}
          onMade={(made) => setSelected((keys) => new Set([...keys].filter((key) => !made.includes(Number(key)))))}
        />
      )}
    </>
  );
}
