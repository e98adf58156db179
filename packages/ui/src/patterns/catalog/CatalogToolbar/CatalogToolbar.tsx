import type { CatalogFilters, CatalogQuery } from '@vetka/domain/catalog';
import { Chip } from '../../../components/Chip/index.ts';
import { Counter } from '../../../components/Counter/index.ts';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
import { SlidersIcon } from '../../../components/Icon/icons/SlidersIcon.ts';
import { Link } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { intercept } from '../../intercept.ts';
import { withoutFilters } from '../FilterPanel/filterQuery.ts';
import { activeFilters, type ActiveFilter } from './activeFilters.ts';
import { SortSelect } from './SortSelect.tsx';
import * as styles from './CatalogToolbar.css.ts';

export interface CatalogToolbarProps {
  query: CatalogQuery;
  /** Names of the chosen values. */
  groups?: CatalogFilters['groups'] | undefined;
  /** Path of the page, for browsers without JavaScript. */
  action: string;
  hrefOf: (query: CatalogQuery) => string;
  /** Handles a new sort order or a removed filter; without it they open their URLs. */
  onChange?: ((query: CatalogQuery) => void) | undefined;
  /** Opens the filter sheet on a phone. */
  onFiltersClick?: (() => void) | undefined;
  onFiltersIntent?: (() => void) | undefined;
}

const noGroups: CatalogFilters['groups'] = [];

interface ActiveChipsProps extends Pick<CatalogToolbarProps, 'query' | 'hrefOf' | 'onChange'> {
  active: readonly ActiveFilter[];
}

function ActiveChips({ active, query, hrefOf, onChange }: ActiveChipsProps) {
  if (active.length === 0) return null;
  const opening = (next: CatalogQuery) => ({
    href: hrefOf(next),
    onClick: intercept(onChange && (() => onChange(next))),
  });
  return (
    <>
      {active.map(({ label, without }) => (
        <Chip key={hrefOf(without)} variant="soft" {...opening(without)} iconEnd={<CloseIcon size="s" />}>
          <VisuallyHidden>Убрать: </VisuallyHidden>
          {label}
        </Chip>
      ))}
      <span className={styles.reset}>
        <Link {...opening(withoutFilters(query))}>Сбросить</Link>
      </span>
    </>
  );
}

/** The toolbar above the results: active filters and sort order; on a phone «Фильтры» and the sort order. */
export function CatalogToolbar(props: CatalogToolbarProps) {
  const { query, groups = noGroups, action, hrefOf, onChange, onFiltersClick, onFiltersIntent } = props;
  const active = activeFilters(query, groups);
  const count = active.length;
  return (
    <div className={styles.toolbar}>
      <div className={styles.chips}>
        <ActiveChips active={active} query={query} hrefOf={hrefOf} onChange={onChange} />
      </div>
      {onFiltersClick && (
        <span className={styles.filtersButton}>
          <Chip
            icon={<SlidersIcon size="s" />}
            iconEnd={<Counter value={count} />}
            onClick={onFiltersClick}
            onPointerDown={onFiltersIntent}
            aria-haspopup="dialog"
          >
            Фильтры
            {count > 0 && <VisuallyHidden>, выбрано {count}</VisuallyHidden>}
          </Chip>
        </span>
      )}
      <SortSelect query={query} action={action} onChange={onChange} />
    </div>
  );
}
