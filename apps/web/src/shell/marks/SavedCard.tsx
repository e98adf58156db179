import { FavoriteButton } from '@vetka/ui/patterns/catalog/FavoriteButton';
import type { ReactNode } from 'react';
import * as styles from './marks.css.ts';

/** A card of the favourites with a heart that removes it from there. */
export function SavedCard({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  return (
    <div className={styles.card}>
      {children}
      <div className={styles.heart}>
        <FavoriteButton isFavorite onToggle={onRemove} />
      </div>
    </div>
  );
}
