import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { laterPart } from '../../shell/laterPart.tsx';

// Links until their code has come.
const loadFirst = () => import('./HomeFirst.tsx');
const HomeFirst = laterPart(loadFirst, import.meta.env.SSR ? await loadFirst() : undefined);
const loadStories = () => import('./HomeStories.tsx');
const HomeStories = laterPart(loadStories, import.meta.env.SSR ? await loadStories() : undefined);

interface HomePageProps {
  /** The grid of popular products: it belongs to the catalogue. */
  popular: ReactNode;
}

/** The first page of the site. */
export function HomePage({ popular }: HomePageProps) {
  return (
    <>
      <HomeFirst />
      <PageSection title="Популярное" moreHref="/popular">
        {popular}
      </PageSection>
      <HomeStories />
    </>
  );
}
