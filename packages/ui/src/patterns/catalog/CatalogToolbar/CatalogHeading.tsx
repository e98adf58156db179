import { formatNumber } from '@vetka/domain/plural';
import { Chip } from '../../../components/Chip/index.ts';
import { Link } from '../../../components/Link/index.ts';
import * as styles from './CatalogToolbar.css.ts';

export interface CatalogHeadingProps {
  title: string;
  /** Number of products. */
  count?: number | undefined;
  /** Location: «в Нижнем Новгороде». */
  place?: string | undefined;
  /** The corrected query, after fixing a typo or the keyboard layout. */
  correctedSearch?: string | null | undefined;
  /** The query as typed, with a link to its own results; together with `correctedSearch`. */
  typed?: { text: string; href: string } | undefined;
  /** Words of the query that the products were found without. */
  omittedWords?: readonly string[] | undefined;
  /** Subcategories, «Все» first. */
  chips?: readonly { href: string; label: string; isSelected?: boolean }[] | undefined;
}

/** How the results differ from the query. */
function SearchNotes({
  correctedSearch,
  typed,
  omittedWords = [],
}: Pick<CatalogHeadingProps, 'correctedSearch' | 'typed' | 'omittedWords'>) {
  return (
    <>
      {correctedSearch && (
        <p className={styles.corrected}>
          Показываем по запросу «{correctedSearch}».{' '}
          {typed && <Link href={typed.href}>Искать именно «{typed.text}»</Link>}
        </p>
      )}
      {omittedWords.length > 0 && (
        <p className={styles.corrected}>Искали без слов: {omittedWords.map((word) => `«${word}»`).join(', ')}</p>
      )}
    </>
  );
}

/** The title of a catalogue page with its product count and subcategories. */
export function CatalogHeading(props: CatalogHeadingProps) {
  const { title, count, place, chips = [] } = props;
  return (
    <>
      <div className={styles.heading}>
        <h1 className={styles.headingText}>{title}</h1>
        {count !== undefined && (
          <span className={styles.headingCount}>{[formatNumber(count), place].filter(Boolean).join(' ')}</span>
        )}
      </div>
      <SearchNotes {...props} />
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
