import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import type { Review } from '@vetka/domain/review';
import type { Service } from '@vetka/domain/service';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { belowShop } from '../../shell/layout/farPart.css.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { PlanOffers } from '../../shell/plans/PlanOffers.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { AboutService } from './AboutService.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';
import { ServiceReviews } from './ServiceReviews.tsx';
import { ServiceTeam } from './ServiceTeam.tsx';
import { serviceQueries } from './service.queries.ts';
import * as styles from './ServiceHome.css.ts';

interface ServiceHomeProps {
  slug: string;
  /** Renders a grid of products, a part of the catalogue feature. */
  renderGoods: (goods: readonly ProductCard[]) => ReactNode;
  /** Renders a review, a part of the review feature. */
  renderReview: (review: Review) => ReactNode;
  /** Renders the visitor's own review, a part of the review feature. Guests have none. */
  renderOwnReview: (service: Pick<Service, 'id' | 'name'>) => ReactNode;
}

/** The home page of a shop: its news, its owner, and the best products, posts and articles. */
export default function ServiceHome({ slug, renderGoods, renderReview, renderOwnReview }: ServiceHomeProps) {
  const api = useApi();
  const { data: service } = useSuspenseQuery(serviceQueries.one(api, slug));
  const { data: [banner, ...banners] = [] } = useQuery(serviceQueries.banners(api, slug));
  const { data: goods = [] } = useQuery(serviceQueries.fewGoods(api, slug));
  const { data: posts = [] } = useQuery(serviceQueries.fewPosts(api, slug));
  const { data: articles = [] } = useQuery(serviceQueries.fewArticles(api, slug));
  return (
    <>
      <div className={banner ? styles.top : undefined}>
        {banner && <ServiceBanner banner={banner} />}
        <AboutService service={service} />
      </div>
      {banners.map((each) => (
        <div key={each.id} className={styles.nextBanner}>
          <ServiceBanner banner={each} />
        </div>
      ))}
      {goods.length > 0 && (
        <PageSection
          title="Витрина"
          moreHref={pagePath('/$service/storefront', { service: slug })}
          moreLabel="Вся витрина"
        >
          {renderGoods(goods)}
        </PageSection>
      )}
      <PlanOffers title="Подписки" service={slug} />
      <div className={belowShop}>
        {posts.length > 0 && (
          <PageSection
            title="Фото мастерской"
            moreHref={pagePath('/$service/content', { service: slug })}
            moreLabel="Все фото"
          >
            <PostGrid posts={posts} />
          </PageSection>
        )}
        {articles.length > 0 && (
          <PageSection
            title="Статьи"
            moreHref={pagePath('/$service/articles', { service: slug })}
            moreLabel="Все статьи"
          >
            <ArticleGrid articles={articles} level={3} />
          </PageSection>
        )}
        <ServiceTeam slug={slug} />
        <ServiceReviews
          service={service}
          renderReview={renderReview}
          ownReview={useUser() && renderOwnReview(service)}
        />
      </div>
    </>
  );
}
