import type { Category } from '@vetka/domain/catalog';
import { classes } from '../../../internal/classes.ts';
import { pairClass } from '../../../internal/pairs.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { categoryPath } from '../../paths.ts';
import * as styles from './CategoryTiles.css.ts';

type TileCategory = Pick<Category, 'id' | 'slug' | 'name'> & {
  /** A site-absolute path. */
  image: { url: string } | null;
};

export interface CategoryTilesProps {
  categories: readonly TileCategory[];
  /** @default '/catalog/{slug}' */
  hrefOf?: ((category: TileCategory) => string) | undefined;
  /** Two rows on a wide screen. A phone shows nine. @default 12 */
  limit?: number | undefined;
}

const pathOf = ({ slug }: TileCategory) => categoryPath(slug);
/** An order in which adjacent colours look good together; each of the six pairs occurs twice in twelve. */
const looks = [0, 2, 3, 5, 4, 1, 2, 1, 4, 0, 5, 3] as const;

/** Coloured tiles that link to categories. */
export function CategoryTiles({ categories, hrefOf = pathOf, limit = 12 }: CategoryTilesProps) {
  return (
    <nav aria-label="Категории">
      <ul className={styles.tiles}>
        {categories.slice(0, limit).map((category, index) => (
          <li key={category.id}>
            <Anchor
              className={classes(styles.tile, pairClass(looks[index % looks.length] ?? 0))}
              href={hrefOf(category)}
            >
              <span className={styles.name}>{category.name}</span>
              {category.image && (
                <span className={styles.picture}>
                  <Image src={category.image.url} alt="" ratio="fill" corner="none" width={128} isContained />
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
