import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { lazyComponent } from '../../shell/lazyComponent.tsx';
import * as farPart from '../../shell/layout/farPart.css.ts';
import { pagePath } from '../../shell/links/pagePath.ts';

// Plain links until their code has loaded.
const HomeFirst = lazyComponent(() => import('./HomeFirst.tsx'));
const HomeStories = lazyComponent(() => import('./HomeStories.tsx'));

interface HomePageProps {
  /** The grid of popular products, a part of the catalogue feature. */
  popular: ReactNode;
  /** The products seen on this device, a part of the catalogue feature. */
  recent: ReactNode;
}

export function HomePage({ popular, recent }: HomePageProps) {
  return (
    <>
      <HomeFirst />
      <PageSection title="Популярное" moreHref={pagePath('/popular')}>
        {popular}
      </PageSection>
      <div className={farPart.stories}>
        <HomeStories />
      </div>
      {recent}
    </>
  );
}
