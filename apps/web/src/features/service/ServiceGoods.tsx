import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { SectionHeading } from './SectionHeading.tsx';
import { serviceQueries } from './service.queries.ts';

interface ServiceGoodsProps {
  slug: string;
  /** Slug of a category; the storefront if omitted. */
  category?: string;
  page: number;
  renderGoods: (goods: readonly ProductCard[]) => ReactNode;
}

/** Products of a shop: its storefront or one of its categories. */
export default function ServiceGoods({ slug, category, page, renderGoods }: ServiceGoodsProps) {
  const api = useApi();
  const { data: service } = useSuspenseQuery(serviceQueries.one(api, slug));
  const list = useInfiniteQuery(serviceQueries.goods(api, slug, category, page));
  const path = category
    ? pagePath('/$service/$category', { service: slug, category })
    : pagePath('/$service/storefront', { service: slug });
  const name = service.categories.find((each) => each.slug === category)?.name ?? 'Витрина';
  return (
    <>
      <SectionHeading title={name} count={list.data?.pages[0]?.meta.total} />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(path, { page: each })}
        empty={
          <EmptyMessage
            hasVase
            title="Здесь пока пусто"
            text="Посмотрите другие разделы магазина."
            actionHref={pagePath('/$service', { service: slug })}
            actionLabel="На главную магазина"
          />
        }
      >
        {renderGoods}
      </PagedItems>
    </>
  );
}
