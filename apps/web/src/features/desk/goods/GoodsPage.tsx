import { useRouter } from '@tanstack/react-router';
import {
  goodsFilterLabels,
  goodsFilters,
  goodsSortLabels,
  goodsSorts,
  type GoodsFilter,
  type GoodsPage as Goods,
} from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Chip } from '@vetka/ui/Chip';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { PlusIcon, SortIcon } from '@vetka/ui/Icon';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { Skeleton } from '@vetka/ui/Skeleton';
import { useState } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useDesk } from '../DeskContext.ts';
import { changesStock, managesGoods } from '../deskSections.tsx';
import NoRightPage from '../NoRightPage.tsx';
import { DelayedSearch } from '../DelayedSearch.tsx';
import { BulkBar } from './BulkBar.tsx';
import * as styles from './goods.css.ts';
import { goodsQuery, type GoodsSearch } from './goodsSearch.ts';
import { GoodsFiles } from './GoodsFiles.tsx';
import { GoodsRows } from './GoodsRows.tsx';
import { GoodsTabs } from './GoodsTabs.tsx';
import { useGoodsChanges, useGoodsList } from './useGoods.ts';

const noteOf = ({ counts, stockCost }: Goods): string => {
  const goods = plural(counts.ALL, ['товар', 'товара', 'товаров']);
  return stockCost > 0 ? `${goods}, на складе на ${formatPrice(stockCost)} по себестоимости` : goods;
};

/** The goods of a shop: prices and stock are changed in their place, many at once by the bar below. */
export default function GoodsPage({ search }: { search: GoodsSearch }) {
  const { place } = useDesk();
  const service = place.service.slug;
  const list = useGoodsList(service, search, changesStock(place));
  if (!changesStock(place)) return <NoRightPage />;
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
        <Tools service={service} search={search} counts={head?.counts} hasFiles={managesGoods(place)} />
        {list.error && !list.data && <LoadFailure error={list.error} onRetry={() => void list.refetch()} />}
        {!list.data && !list.error && <Waiting />}
        <List service={service} search={search} list={list} mayManage={managesGoods(place)} />
      </div>
    </>
  );
}

function Waiting() {
  return Array.from({ length: 6 }, (_, row) => <Skeleton key={row} shape="text" />);
}

interface ListProps {
  service: string;
  search: GoodsSearch;
  list: ReturnType<typeof useGoodsList>;
  mayManage: boolean;
}

function List({ service, search, list, mayManage }: ListProps) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const changes = useGoodsChanges(service);
  const isAll = Object.keys(search).length === 0;
  const empty = isAll ? (
    <EmptyMessage
      hasVase
      title="Товаров пока нет"
      text="Начните с одного букета: снимок, название и цена. Остальное можно добавить потом."
      actionHref={pagePath('/my/shop/$service/products/new', { service })}
      actionLabel="Новый товар"
    />
  ) : (
    <EmptyMessage title="Здесь пусто" text="Выберите другую вкладку или измените поиск." action={null} />
  );
  return (
    <>
      <PagedItems list={list} empty={empty}>
        {(rows) => (
          <GoodsRows
            service={service}
            rows={rows}
            changes={changes}
            mayManage={mayManage}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </PagedItems>
      {selected.size > 0 && (
        <BulkBar service={service} ids={[...selected]} changes={changes} onClose={() => setSelected(new Set())} />
      )}
    </>
  );
}

interface ToolsProps {
  service: string;
  search: GoodsSearch;
  counts: Goods['counts'] | undefined;
  /** Goods may be saved to a file and loaded from one. */
  hasFiles: boolean;
}

function Tools({ service, search, counts, hasFiles }: ToolsProps) {
  const router = useRouter();
  const hrefOf = (next: GoodsSearch) => `${pagePath('/my/shop/$service/products', { service })}${goodsQuery(next)}`;
  const go = (next: GoodsSearch) => void router.navigate({ href: hrefOf(next), replace: true, resetScroll: false });
  const current = search.filter ?? 'ALL';
  // Empty tabs are left out, except the two that a shop always has.
  const isShown = (filter: GoodsFilter): boolean =>
    filter === current || filter === 'ALL' || filter === 'ON_SALE' || (counts?.[filter] ?? 0) > 0;
  return (
    <div className={styles.bar}>
      <nav className={styles.filters} aria-label="Какие товары">
        {goodsFilters.filter(isShown).map((filter) => (
          <Chip key={filter} href={hrefOf({ ...search, filter })} isSelected={filter === current}>
            {goodsFilterLabels[filter]}
            {(counts?.[filter] ?? 0) > 0 && <span className={styles.count}>{formatNumber(counts?.[filter] ?? 0)}</span>}
          </Chip>
        ))}
      </nav>
      <div className={styles.tools}>
        <DropdownMenu
          label="Порядок товаров"
          align="start"
          trigger={<Chip icon={<SortIcon />}>{goodsSortLabels[search.sort ?? 'sold']}</Chip>}
          items={goodsSorts.map((sort) => ({
            id: sort,
            label: goodsSortLabels[sort],
            onSelect: () => go({ ...search, sort }),
          }))}
        />
        {hasFiles && <GoodsFiles service={service} search={search} />}
        <div className={styles.search}>
          <DelayedSearch
            label="Поиск по товарам"
            placeholder="Название или цветок"
            value={search.search ?? ''}
            onFind={(text) => go({ ...search, search: text })}
          />
        </div>
      </div>
    </div>
  );
}
