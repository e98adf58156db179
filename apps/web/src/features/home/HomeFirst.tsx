import { useQuery } from '@tanstack/react-query';
import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';
import { HeroBanner } from '@vetka/ui/patterns/page/HeroBanner';
import { categoryQueries, type ListedCategory } from '../../shell/catalog/category.queries.ts';
import { useApi } from '../../shell/useContext.ts';
import { homeQueries } from './home.queries.ts';
import * as styles from './HomePage.css.ts';

/** The first screen of the home page: banners and category tiles. */
export default function HomeFirst() {
  const api = useApi();
  const { data: banners = [] } = useQuery(homeQueries.banners(api));
  const { data: categories = [] } = useQuery(categoryQueries.all(api));
  return (
    <>
      <HeroBanner
        slides={banners.filter(({ place }) => place === 'HERO')}
        sideBanners={banners.filter(({ place }) => place === 'SIDE')}
      />
      <div className={styles.tiles}>
        <CategoryTiles categories={doorsOf(categories)} />
      </div>
    </>
  );
}

/** Categories of the second level that have an image, in catalogue order. */
function doorsOf(categories: readonly ListedCategory[]): ListedCategory[] {
  const top = new Set(categories.filter(({ parentId }) => parentId === 0).map(({ id }) => id));
  const second = categories.filter(({ parentId }) => top.has(parentId));
  return second.length > 0 ? second : categories.filter(({ parentId }) => parentId === 0);
}
