import type { Category } from '@vetka/domain/catalog';
import { formatNumber } from '@vetka/domain/plural';
import { Container } from '../../../components/Container/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { categoryPath } from '../../paths.ts';
import * as styles from './CatalogMenu.css.ts';

type MenuCategory = Pick<Category, 'id' | 'parentId' | 'slug' | 'name' | 'productsCount'>;

export interface CatalogMenuProps {
  /** All categories in one list; `parentId` 0 is the top level. */
  categories: readonly MenuCategory[];
  /** @default '/catalog/{slug}' */
  hrefOf?: (category: MenuCategory) => string;
  /** A link was followed: close the menu. */
  onNavigate?: (() => void) | undefined;
}

const pathOf = ({ slug }: MenuCategory) => categoryPath(slug);

/** The category tree below the header. */
export function CatalogMenu({ categories, hrefOf = pathOf, onNavigate }: CatalogMenuProps) {
  const childrenOf = (id: number) => categories.filter(({ parentId }) => parentId === id);
  return (
    <div className={styles.menu}>
      <Container as="nav" aria-label="Категории">
        <ul className={styles.groups}>
          {childrenOf(0).map((category) => (
            <li key={category.id} className={styles.group}>
              <Anchor className={styles.title} href={hrefOf(category)} onClick={onNavigate}>
                {category.name}
                <span className={styles.count}>{formatNumber(category.productsCount)}</span>
              </Anchor>
              <ul>
                {childrenOf(category.id).map((child) => (
                  <li key={child.id}>
                    <Anchor className={styles.item} href={hrefOf(child)} onClick={onNavigate}>
                      {child.name}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
