import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import * as styles from './CatalogToolbar.css.ts';

export interface CatalogHeadingProps {
  title: string;
  /** How many products are here. */
  count?: number | undefined;
  /** Where: «в Нижнем Новгороде». */
  place?: string | undefined;
  /** What was searched for after mending a typo or the keyboard layout. */
  correctedSearch?: string | null | undefined;
  /** Categories inside this one, «Все» first. */
  chips?: readonly { href: string; label: string; isSelected?: boolean }[];
}

/** The title of a catalogue page with its number, and the categories inside. */
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
