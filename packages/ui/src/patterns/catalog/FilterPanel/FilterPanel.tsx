import type { CatalogFilters, CatalogQuery, FilterOption } from '@vetka/domain/catalog';
import { formatNumber } from '@vetka/domain/plural';
import type { MouseEventHandler } from 'react';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { StarIcon } from '../../../components/Icon/icons/StarIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { intercept } from '../../intercept.ts';
import { ColourSample, colourSample } from '../ColourSample/index.ts';
import { flagLabels, flags, isChosen, isFlag, toggled } from './filterQuery.ts';
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

interface OptionLinkProps {
  group: string;
  option: FilterOption;
  isSelected: boolean;
  href: string;
  onClick: MouseEventHandler<HTMLAnchorElement> | undefined;
}

function OptionLink({ group, option, isSelected, href, onClick }: OptionLinkProps) {
  const colour = group === 'colour' ? colourSample(option.label) : undefined;
  const isRating = group === 'rating';
  return (
    <li>
      <Anchor
        className={styles.option}
        href={href}
        rel="nofollow"
        onClick={onClick}
        {...(isSelected && { 'aria-current': 'true' as const })}
      >
        <span className={isRating ? styles.radio : styles.check}>{!isRating && <CheckIcon size="s" />}</span>
        {colour && <ColourSample colour={colour} />}
        {isRating && (
          <span className={styles.star}>
            <StarIcon size="s" isFilled />
          </span>
        )}
        <span className={styles.name}>{option.label}</span>
        <span className={styles.count}>
          <VisuallyHidden>, товаров </VisuallyHidden>
          {formatNumber(option.count)}
        </span>
      </Anchor>
    </li>
  );
}

type ChoiceProps = Pick<FilterPanelProps, 'query' | 'hrefOf' | 'onChange'>;

/** The link to the list with a value toggled. */
function toggleProps({ query, hrefOf, onChange }: ChoiceProps, name: string, value: string) {
  const next = toggled(query, name, value);
  return { href: hrefOf(next), onClick: intercept(onChange && (() => onChange(next))) };
}

function OptionGroup({ group, ...choice }: { group: FilterGroup } & ChoiceProps) {
  const { query } = choice;
  const link = (option: FilterOption) => (
    <OptionLink
      key={option.value}
      group={group.name}
      option={option}
      isSelected={isChosen(query, group.name, option.value)}
      {...toggleProps(choice, group.name, option.value)}
    />
  );
  const rest = group.options.slice(shownAtOnce);
  const isRestChosen = rest.some(({ value }) => isChosen(query, group.name, value));
  return (
    <section aria-label={group.label}>
      <h2 className={styles.title}>{group.label}</h2>
      <ul>{group.options.slice(0, shownAtOnce).map(link)}</ul>
      {rest.length > 0 && (
        <details className={styles.more} open={isRestChosen}>
          <summary className={styles.moreLabel}>Ещё {rest.length}</summary>
          <ul>{rest.map(link)}</ul>
        </details>
      )}
    </section>
  );
}

function Flags({ filters, ...choice }: Pick<FilterPanelProps, 'filters'> & ChoiceProps) {
  const { query } = choice;
  const offered = flags.filter((flag) => flag !== 'inStock' || query.inStock || hasGroup(filters, flag));
  return (
    <ul aria-label="Условия">
      {offered.map((flag) => (
        <li key={flag}>
          <Anchor
            className={styles.option}
            {...toggleProps(choice, flag, 'true')}
            rel="nofollow"
            {...(query[flag] && { 'aria-current': 'true' as const })}
          >
            <span className={styles.name}>{flagLabels[flag]}</span>
            <span className={styles.toggle} />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

const hasGroup = ({ groups }: CatalogFilters, name: string) => groups.some((group) => group.name === name);

/**
 * The filters of a catalogue page: a sidebar on a wide screen, the body of the sheet on a phone. Every option is a
 * link, so it works without JavaScript and can be opened in a new tab.
 */
export function FilterPanel({ filters, action, ...choice }: FilterPanelProps) {
  const groups = filters.groups.filter(({ name, options }) => !isFlag(name) && options.length > 0);
  return (
    <div className={styles.panel}>
      <PriceFilter range={filters.price} query={choice.query} action={action} onChange={choice.onChange} />
      <Flags filters={filters} {...choice} />
      {groups.map((group) => (
        <OptionGroup key={group.name} group={group} {...choice} />
      ))}
    </div>
  );
}
