import { useQuery } from '@tanstack/react-query';
import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';
import { HeroBanner } from '@vetka/ui/patterns/page/HeroBanner';
import { categoryQueries } from '../../shell/catalog/category.queries.ts';
import { useApi } from '../../shell/useContext.ts';
import { homeQueries } from './home.queries.ts';
import * as styles from './HomePage.css.ts';

/** The first screen of the home page: banners and category tiles. */
export default function HomeFirst() {
  const api = useApi();
  const { data: banners = [] } = useQuery(homeQueries.banners(api));
  const { data: categories = [] } = useQuery(categoryQueries.tiles(api));
  return (
    <>
      <HeroBanner
        slides={banners.filter(({ place }) => place === 'HERO')}
        sideBanners={banners.filter(({ place }) => place === 'SIDE')}
      />
      <div className={styles.tiles}>
        <CategoryTiles categories={categories} />
      </div>
    </>
  );
}
