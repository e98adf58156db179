import { Children, type ReactNode } from 'react';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { classes } from '../../../internal/classes.ts';
import { ProductCardSkeleton } from '../ProductCard/index.ts';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** `page`: 2, 3, 4 columns by width; `beside` filters: 2 and 3. @default 'page' */
  columns?: keyof typeof styles.columns | undefined;
  /** New cards are loading: the current ones are dimmed. */
  isLoading?: boolean | undefined;
  /** Product cards; each becomes a list item. */
  children: ReactNode;
  /**
   * Cards from this index on have left the list: nobody sees, hears or reaches them, and they take no place. A browser
   * needs long to remove hundreds of cards at once, so an application may remove them in pieces.
   */
  leavingFrom?: number | undefined;
}

/** Product cards in columns. */
export function ProductGrid({
  columns = 'page',
  isLoading = false,
  children,
  leavingFrom = Infinity,
}: ProductGridProps) {
  return (
    <ul
      className={classes(styles.grid, styles.columns[columns], isLoading && styles.pending)}
      {...(isLoading && { 'aria-busy': true })}
    >
      {Children.map(children, (child, index) => (
        <li {...(index >= leavingFrom && { className: styles.leaving, 'data-leaving': '' })}>{child}</li>
      ))}
    </ul>
  );
}

/** The loading state of a grid. */
export function ProductGridSkeleton({
  columns = 'page',
  count = 8,
}: {
  columns?: ProductGridProps['columns'];
  count?: number;
}) {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Загрузка</VisuallyHidden>
      <div className={classes(styles.grid, columns && styles.columns[columns])}>
        {Array.from({ length: count }, (_, index) => (
          <ProductCardSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
