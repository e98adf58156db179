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
   * Whether the card at this index has left the list: nobody sees, hears or reaches it, and it takes no place. A browser
   * needs long to remove hundreds of cards at once, so an application may remove them in pieces.
   */
  hasLeft?: ((index: number) => boolean) | undefined;
}

/** Product cards in columns. */
export function ProductGrid({ columns = 'page', isLoading = false, children, hasLeft }: ProductGridProps) {
  return (
    <ul
      className={classes(styles.grid, styles.columns[columns], isLoading && styles.pending)}
      {...(isLoading && { 'aria-busy': true })}
    >
      {Children.map(children, (child, index) => (
        <li {...(hasLeft?.(index) && { 'data-leaving': '' })}>{child}</li>
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
