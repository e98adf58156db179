import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { serviceQueries } from './service.queries.ts';

interface ServicePublicationsProps {
  slug: string;
  page: number;
}

/** Photo posts of a shop. */
export function ServicePosts({ slug, page }: ServicePublicationsProps) {
  const list = useInfiniteQuery(serviceQueries.posts(useApi(), slug, page));
  const path = pagePath('/$service/content', { service: slug });
  return (
    <>
      <SectionHeading title="Фото" count={list.data?.pages[0]?.meta.total} />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(path, { page: each })}
        empty={<Nothing slug={slug} title="Магазин ещё не делился фото" />}
      >
        {(posts) => <PostGrid posts={posts} />}
      </PagedItems>
    </>
  );
}

/** Articles of a shop. */
export function ServiceArticles({ slug, page }: ServicePublicationsProps) {
  const list = useInfiniteQuery(serviceQueries.articles(useApi(), slug, page));
  const path = pagePath('/$service/articles', { service: slug });
  return (
    <>
      <SectionHeading title="Статьи" count={list.data?.pages[0]?.meta.total} />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(path, { page: each })}
        empty={<Nothing slug={slug} title="Магазин ещё не писал статей" />}
      >
        {(articles) => <ArticleGrid articles={articles} level={3} />}
      </PagedItems>
    </>
  );
}

function Nothing({ slug, title }: { slug: string; title: string }) {
  return (
    <EmptyMessage
      hasVase
      level={3}
      title={title}
      text="Загляните на витрину: там то, что собирают сегодня."
      actionHref={pagePath('/$service/storefront', { service: slug })}
      actionLabel="На витрину"
    />
  );
}
