import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { laterPart } from '../../shell/laterPart.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';

// Plain links until their code has loaded.
const loadFirst = () => import('./HomeFirst.tsx');
const HomeFirst = laterPart(loadFirst, import.meta.env.SSR ? await loadFirst() : undefined);
const loadStories = () => import('./HomeStories.tsx');
const HomeStories = laterPart(loadStories, import.meta.env.SSR ? await loadStories() : undefined);

interface HomePageProps {
  /** The grid of popular products, a part of the catalogue feature. */
  popular: ReactNode;
}

export function HomePage({ popular }: HomePageProps) {
  return (
    <>
      <HomeFirst />
      <PageSection title="Популярное" moreHref={pagePath('/popular')}>
        {popular}
      </PageSection>
      <HomeStories />
    </>
  );
}
