import { useSuspenseQuery } from '@tanstack/react-query';
import { ArticleCard, ArticleMosaic } from '@vetka/ui/patterns/article/ArticleCard';
import { ContentCard } from '@vetka/ui/patterns/content/ContentCard';
import { PageSection, ScrollRow } from '@vetka/ui/patterns/page/PageSection';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';
import { useCity } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { homeQueries } from './home.queries.ts';

/** Goods of one seller: where a shop leads until it has a page of its own. */
const goodsOf = (slug: string) => `/catalog?service=${slug}`;

/** Sellers, their posts, and articles: under the goods of the home page. */
export default function HomeStories() {
  return (
    <>
      <Shops />
      <Posts />
      <Articles />
    </>
  );
}

function Shops() {
  const { data: shops } = useSuspenseQuery(homeQueries.shops(useApi(), useCity()?.id));
  if (shops.length === 0) return null;
  return (
    <PageSection title="Магазины рядом">
      <ScrollRow kind="shops">
        {shops.map((service) => (
          <ServiceCard key={service.id} service={service} href={goodsOf(service.slug)} />
        ))}
      </ScrollRow>
    </PageSection>
  );
}

function Posts() {
  const { data: posts } = useSuspenseQuery(homeQueries.posts(useApi()));
  if (posts.length === 0) return null;
  return (
    <PageSection title="Новое от магазинов">
      <ScrollRow kind="posts">
        {posts.map((content) => (
          <ContentCard key={content.id} content={content} href={goodsOf(content.author.slug)} />
        ))}
      </ScrollRow>
    </PageSection>
  );
}

function Articles() {
  const { data: articles } = useSuspenseQuery(homeQueries.articles(useApi()));
  if (articles.length === 0) return null;
  return (
    <PageSection title="Читаем за чаем">
      <ArticleMosaic>
        {articles.map((article, index) => (
          // Articles have no page yet: the teaser tells of them and leads nowhere.
          <ArticleCard key={article.id} article={article} variant={index === 0 ? 'large' : 'row'} href={null} />
        ))}
      </ArticleMosaic>
    </PageSection>
  );
}
