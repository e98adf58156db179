import { useQuery } from '@tanstack/react-query';
import {
  goodsFilterLabels,
  goodsFilters,
  goodsSortLabels,
  goodsSorts,
  type GoodsFilter,
  type GoodsPage,
} from '@vetka/domain/goods';
import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '@vetka/ui/Chip';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { BookmarkIcon, SlidersIcon, SortIcon } from '@vetka/ui/Icon';
import { useState } from 'react';
import { lazyComponent } from '../../../shell/lazyComponent.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { DelayedSearch } from '../DelayedSearch.tsx';
import * as styles from './goods.css.ts';
import { goodsQueries } from './goods.queries.ts';
import { GoodsFiles } from './GoodsFiles.tsx';
import type { GoodsSearch } from './goodsSearch.ts';
import { useGoodsLinks } from './useGoodsLinks.ts';
import { useViews, type ViewCommands } from '../views/useViews.ts';
import { searchOfView, viewQuery } from './views/tableView.ts';

const ViewDialog = lazyComponent(() => import('./views/GoodsViewDialog.tsx'));

interface GoodsToolsProps {
  service: string;
  search: GoodsSearch;
  counts: GoodsPage['counts'] | undefined;
  /** Whether goods may be exported and imported. */
  hasFiles: boolean;
}

/** Tabs and saved views of the table, its order, its columns, its category, files and search. */
export function GoodsTools({ service, search, counts, hasFiles }: GoodsToolsProps) {
  const { go } = useGoodsLinks(service);
  const commands = useViews(service, 'GOODS');
  const [isViewOpen, setIsViewOpen] = useState(false);
  return (
    <div className={styles.bar}>
      <Views service={service} search={search} counts={counts} commands={commands} />
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
        <Chip icon={<SlidersIcon />} aria-haspopup="dialog" onClick={() => setIsViewOpen(true)}>
          Вид
        </Chip>
        <CategoryFilter service={service} search={search} />
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
      {isViewOpen && <ViewDialog search={search} commands={commands} onGo={go} onClose={() => setIsViewOpen(false)} />}
    </div>
  );
}

/** Goods of one category, including those that are only shown in it. */
function CategoryFilter({ service, search }: Pick<GoodsToolsProps, 'service' | 'search'>) {
  const { go } = useGoodsLinks(service);
  const { data: { categories = [] } = {} } = useQuery(goodsQueries.choices(useApi(), service));
  const chosen = categories.find(({ id }) => id === search.category);
  const { category: _category, ...anywhere } = search;
  const name = search.category === undefined ? 'Все категории' : (chosen?.name ?? 'Категория');
  return (
    <DropdownMenu
      label="Категория товаров"
      align="start"
      trigger={<Chip isSelected={search.category !== undefined}>{name}</Chip>}
      items={[
        { id: 'all', label: 'Все категории', onSelect: () => go(anywhere) },
        ...categories.map(({ id, path }) => ({
          id: String(id),
          label: path,
          onSelect: () => go({ ...search, category: id }),
        })),
      ]}
    />
  );
}

type ViewsProps = Omit<GoodsToolsProps, 'hasFiles'> & { commands: ViewCommands };

/** The tabs that every shop has, then the saved views. */
function Views({ service, search, counts, commands: { views } }: ViewsProps) {
  const { hrefOf } = useGoodsLinks(service);
  const { view: _view, ...shown } = search;
  const open = views.find((view) => view.id === search.view && view.query === viewQuery(search));
  const current = open ? undefined : (search.filter ?? 'ALL');
  // Empty tabs are left out, except for two.
  const isShown = (filter: GoodsFilter): boolean =>
    filter === current || filter === 'ALL' || filter === 'ON_SALE' || (counts?.[filter] ?? 0) > 0;
  return (
    <nav className={styles.filters} aria-label="Какие товары">
      {goodsFilters.filter(isShown).map((filter) => (
        <Chip key={filter} href={hrefOf({ ...shown, filter })} isSelected={filter === current}>
          {goodsFilterLabels[filter]}{' '}
          {(counts?.[filter] ?? 0) > 0 && <span className={styles.count}>{formatNumber(counts?.[filter] ?? 0)}</span>}
        </Chip>
      ))}
      {views.map((view) => (
        <Chip key={view.id} href={hrefOf(searchOfView(view))} icon={<BookmarkIcon />} isSelected={view === open}>
          {view.name}
        </Chip>
      ))}
    </nav>
  );
}
