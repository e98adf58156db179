import type { CatalogFilters, CatalogQuery, FilterOption } from '@vetka/domain/catalog';
import { formatNumber } from '@vetka/domain/plural';
import { memo, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { StarIcon } from '../../../components/Icon/icons/StarIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { intercept } from '../../intercept.ts';
import { ColourSample } from '../ColourSample/index.ts';
import { chosenOf, flagLabels, flags, isAmong, isFlag, toggled, type FlagName } from './filterQuery.ts';
import { PriceFilter } from './PriceFilter.tsx';
import * as styles from './FilterPanel.css.ts';

type FilterGroup = CatalogFilters['groups'][number];

export interface FilterPanelProps {
  filters: CatalogFilters;
  query: CatalogQuery;
  /** Path of the page, target of the price form without JavaScript: `/catalog/bukety`. */
  action: string;
  /** URL of the same page with other filters. */
  hrefOf: (query: CatalogQuery) => string;
  /** Handles a choice; without it the links and the price form open their URLs. */
  onChange?: ((query: CatalogQuery) => void) | undefined;
}

/** Options shown before «Ещё». */
const shownAtOnce = 5;

const Count = ({ of: count }: { of: number | undefined }) =>
  count !== undefined && (
    <span className={styles.count}>
      <VisuallyHidden>, товаров </VisuallyHidden>
      {formatNumber(count)}
    </span>
  );

interface OptionLinkProps {
  group: string;
  option: FilterOption;
  isSelected: boolean;
  href: string;
  onToggle: Toggle | undefined;
}

/** Adds a value to a filter, or removes it. The same function for every option and render. */
type Toggle = (group: string, value: string) => void;

const OptionLink = memo(function OptionLink({ group, option, isSelected, href, onToggle }: OptionLinkProps) {
  const isRating = group === 'rating';
  return (
    <li>
      <Anchor
        className={styles.option}
        href={href}
        rel="nofollow"
        onClick={intercept(onToggle && (() => onToggle(group, option.value)))}
        {...(isSelected && { 'aria-current': 'true' as const })}
      >
        <span className={isRating ? styles.radio : styles.check}>
          {!isRating && isSelected && <CheckIcon size="s" />}
        </span>
        {option.colour && <ColourSample colour={option.colour} />}
        {isRating && (
          <span className={styles.star}>
            <StarIcon size="s" isFilled />
          </span>
        )}
        <span className={styles.name}>{option.label}</span>
        <Count of={option.count} />
      </Anchor>
    </li>
  );
});

interface ChoiceProps {
  /** URL of the list with a value toggled. */
  hrefWith: (group: string, value: string) => string;
  onToggle: Toggle | undefined;
}

interface OptionGroupProps extends ChoiceProps {
  group: FilterGroup;
  /** Its chosen values, separated by commas. */
  chosen: string;
}

/** A press renders the groups whose choice it changes. */
const OptionGroup = memo(function OptionGroup({ group, chosen, hrefWith, onToggle }: OptionGroupProps) {
  const link = (option: FilterOption) => (
    <OptionLink
      key={option.value}
      group={group.name}
      option={option}
      isSelected={isAmong(chosen, option.value)}
      href={hrefWith(group.name, option.value)}
      onToggle={onToggle}
    />
  );
  const rest = group.options.slice(shownAtOnce);
  // The only value of a yes-or-no facet bears its name.
  const isNamedByValue = group.options.length === 1 && group.options[0]?.label === group.label;
  const isRestChosen = rest.some(({ value }) => isAmong(chosen, value));
  return (
    <section aria-label={group.label}>
      {!isNamedByValue && <h2 className={styles.title}>{group.label}</h2>}
      <ul>{group.options.slice(0, shownAtOnce).map(link)}</ul>
      {rest.length > 0 && (
        <details className={styles.more} open={isRestChosen}>
          <summary className={styles.moreLabel}>Ещё {rest.length}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </section>
  );
});

function Flags({ filters, query, hrefWith, onToggle }: Pick<FilterPanelProps, 'filters' | 'query'> & ChoiceProps) {
  const countOf = (flag: FlagName) => filters.groups.find(({ name }) => name === flag)?.options[0]?.count;
  const offered = flags.filter((flag) => flag !== 'inStock' || query.inStock || countOf(flag));
  return (
    <ul aria-label="Условия">
      {offered.map((flag) => (
        <li key={flag}>
          <Anchor
            className={styles.option}
            href={hrefWith(flag, 'true')}
            onClick={intercept(onToggle && (() => onToggle(flag, 'true')))}
            rel="nofollow"
            {...(query[flag] && { 'aria-current': 'true' as const })}
          >
            <span className={styles.name}>
              {flagLabels[flag]} <Count of={countOf(flag)} />
            </span>
            <span className={styles.toggle} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** An empty list has no prices to choose from, but a chosen price can be changed. */
const hasPrice = ({ price }: CatalogFilters, { priceFrom, priceTo }: CatalogQuery) =>
  price.max > 0 || priceFrom !== undefined || priceTo !== undefined;

/**
 * The filters of a catalogue page: a sidebar on a wide screen, the body of the sheet on a phone. Every option is a
 * link, so it works without JavaScript and can be opened in a new tab.
 */
export function FilterPanel({ filters, query, onChange, ...panel }: FilterPanelProps) {
  return (
    <Panel
      {...panel}
      // New counts wait for what is urgent on the page, and are rendered in pieces.
      filters={useDeferredValue(filters)}
      query={query}
      // A press changes the URL of every option: they follow after the pressed one has been painted.
      linked={useDeferredValue(query)}
      onToggle={useToggle(query, onChange)}
      onChange={onChange}
    />
  );
}

interface PanelProps extends FilterPanelProps {
  /** The choice that the URLs of the options start from. */
  linked: CatalogQuery;
  onToggle: Toggle | undefined;
}

/** Not rendered again when only what it defers has changed. */
const Panel = memo(function Panel({ filters, action, query, linked, hrefOf, onToggle, onChange }: PanelProps) {
  const groups = filters.groups.filter(({ name, options }) => !isFlag(name) && options.length > 0);
  const hrefWith = useCallback(
    (group: string, value: string) => hrefOf(toggled(linked, group, value)),
    [hrefOf, linked],
  );
  const choice = { onToggle, hrefWith };
  return (
    <div className={styles.panel}>
      {hasPrice(filters, query) && (
        <PriceFilter range={filters.price} query={query} action={action} onChange={onChange} />
      )}
      <Flags filters={filters} query={query} {...choice} />
      {groups.map((group) => (
        <OptionGroup key={group.name} group={group} chosen={chosenOf(query, group.name)} {...choice} />
      ))}
    </div>
  );
});

/** A press counts from the latest choice, also while the URLs of the options are those of the one before. */
function useToggle(query: CatalogQuery, onChange: FilterPanelProps['onChange']): Toggle | undefined {
  const latest = useRef({ query, onChange });
  useLayoutEffect(function keepLatest() {
    latest.current = { query, onChange };
  });
  const toggle = useCallback<Toggle>((group, value) => {
    const current = latest.current;
    current.onChange?.(toggled(current.query, group, value));
  }, []);
  return onChange && toggle;
}
