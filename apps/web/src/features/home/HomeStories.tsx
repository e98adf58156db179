import { useQuery } from '@tanstack/react-query';
import { ArticleCard, ArticleMosaic } from '@vetka/ui/patterns/article/ArticleCard';
import { ContentCard } from '@vetka/ui/patterns/content/ContentCard';
import { PageSection, ScrollRow } from '@vetka/ui/patterns/page/PageSection';
import { ServiceCard } from '@vetka/ui/patterns/service/ServiceCard';
import { pagePath } from '../../shell/links/pagePath.ts';
import { postHref } from '../../shell/publications/postPath.ts';
import { useCity } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { homeQueries } from './home.queries.ts';

/** Sellers, their posts and articles, below the products of the home page. */
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
  const { data: shops = [] } = useQuery(homeQueries.shops(useApi(), useCity()?.id));
  if (shops.length === 0) return null;
  return (
    <PageSection title="Магазины рядом" moreHref={pagePath('/shops')} moreLabel="Все магазины">
      <ScrollRow kind="shops">
        {shops.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </ScrollRow>
    </PageSection>
  );
}

function Posts() {
  const { data: posts = [] } = useQuery(homeQueries.posts(useApi()));
  if (posts.length === 0) return null;
  return (
    <PageSection title="Новое от магазинов" moreHref={pagePath('/content')} moreLabel="Вся лента">
      <ScrollRow kind="posts">
        {posts.map((content) => (
          <ContentCard key={content.id} content={content} href={postHref(content)} />
        ))}
      </ScrollRow>
    </PageSection>
  );
}

function Articles() {
  const { data: articles = [] } = useQuery(homeQueries.articles(useApi()));
  if (articles.length === 0) return null;
  return (
    <PageSection title="Читаем за чаем" moreHref={pagePath('/articles')} moreLabel="Все статьи">
      <ArticleMosaic>
        {articles.map((article, index) => (
          <ArticleCard key={article.id} article={article} variant={index === 0 ? 'large' : 'row'} />
        ))}
      </ArticleMosaic>
    </PageSection>
  );
}
