import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import * as styles from './CatalogToolbar.css.ts';

export interface CatalogHeadingProps {
  title: string;
  /** Number of products. */
  count?: number | undefined;
  /** Location: «в Нижнем Новгороде». */
  place?: string | undefined;
  /** The corrected query, after fixing a typo or the keyboard layout. */
  correctedSearch?: string | null | undefined;
  /** Subcategories, «Все» first. */
  chips?: readonly { href: string; label: string; isSelected?: boolean }[];
}

/** The title of a catalogue page with its product count and subcategories. */
export function CatalogHeading({ title, count, place, correctedSearch, chips = [] }: CatalogHeadingProps) {
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.headingText}>{title}</h1>
        {count !== undefined && (
          <span className={styles.headingCount}>{[formatNumber(count), place].filter(Boolean).join(' ')}</span>
        )}
      </div>
      {correctedSearch && <p className={styles.corrected}>Показываем по запросу «{correctedSearch}»</p>}
      {chips.length > 0 && (
        <nav className={styles.categories} aria-label="Подкатегории">
          {chips.map(({ href, label, isSelected = false }) => (
            <Chip key={href} href={href} isSelected={isSelected}>
              {label}
            </Chip>
          ))}
        </nav>
      )}
    </>
  );
}
