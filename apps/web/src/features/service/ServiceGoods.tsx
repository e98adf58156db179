import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { partOf, type Part } from './partOf.ts';
import { SectionHeading } from './SectionHeading.tsx';
import * as styles from './SectionHeading.css.ts';
import { serviceQueries } from './service.queries.ts';

interface ServiceGoodsProps {
  slug: string;
  /** Slug of a category; the storefront if omitted. */
  category?: string;
  page: number;
  renderGoods: (goods: readonly ProductCard[]) => ReactNode;
}

/** Sections inside the shown one, or beside it. */
function Parts({ slug, part: { top, own } }: { slug: string; part: Part }) {
  const hrefOf = (category: string) => pagePath('/$service/$category', { service: slug, category });
  return (
    <nav className={styles.parts} aria-label={`Рубрики: ${top.name}`}>
      <Chip href={hrefOf(top.slug)} isSelected={own === top}>
        Все
      </Chip>
      {top.children.map((child) => (
        <Chip key={child.id} href={hrefOf(child.slug)} isSelected={own === child}>
          {child.name}
        </Chip>
      ))}
    </nav>
  );
}

/** Products of a shop: its storefront or one of its categories. */
export default function ServiceGoods({ slug, category, page, renderGoods }: ServiceGoodsProps) {
  const api = useApi();
  const { data: service } = useSuspenseQuery(serviceQueries.one(api, slug));
  const list = useInfiniteQuery(serviceQueries.goods(api, slug, category, page));
  const path = category
    ? pagePath('/$service/$category', { service: slug, category })
    : pagePath('/$service/storefront', { service: slug });
  const part = partOf(service.categories, category);
  const name = part?.own.name ?? 'Витрина';
  return (
    <>
      <SectionHeading title={name} count={list.data?.pages[0]?.meta.total} />
      {part && part.top.children.length > 0 && <Parts slug={slug} part={part} />}
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
