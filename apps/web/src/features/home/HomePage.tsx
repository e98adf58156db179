import { useSuspenseQuery } from '@tanstack/react-query';
import type { Category } from '@vetka/domain/catalog';
import { CategoryTiles } from '@vetka/ui/patterns/catalog/CategoryTiles';
import { HeroBanner } from '@vetka/ui/patterns/page/HeroBanner';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { categoryQueries } from '../../shell/catalog/category.queries.ts';
import { useApi } from '../../shell/useContext.ts';
import { homeQueries } from './home.queries.ts';
import { laterPart } from '../../shell/laterPart.tsx';
import * as styles from './HomePage.css.ts';

const loadStories = () => import('./HomeStories.tsx');
const HomeStories = laterPart(loadStories, import.meta.env.SSR ? await loadStories() : undefined);

interface HomePageProps {
  /** The grid of popular products: it belongs to the catalogue. */
  popular: ReactNode;
}

/** The first page of the site. */
export function HomePage({ popular }: HomePageProps) {
  const api = useApi();
  const { data: banners } = useSuspenseQuery(homeQueries.banners(api));
  const { data: categories } = useSuspenseQuery(categoryQueries.all(api));
  return (
    <>
      <HeroBanner
        slides={banners.filter(({ place }) => place === 'HERO')}
        sideBanners={banners.filter(({ place }) => place === 'SIDE')}
      />
      <div className={styles.tiles}>
        <CategoryTiles categories={doorsOf(categories)} />
      </div>
      <PageSection title="Популярное" moreHref="/popular">
        {popular}
      </PageSection>
      <HomeStories />
    </>
  );
}

/** The doors of the home page: categories of the second level with a picture, in the order of the catalogue. */
function doorsOf(categories: readonly Category[]): Category[] {
  const top = new Set(categories.filter(({ parentId }) => parentId === 0).map(({ id }) => id));
  const second = categories.filter(({ parentId }) => top.has(parentId));
  return second.length > 0 ? second : categories.filter(({ parentId }) => parentId === 0);
}
