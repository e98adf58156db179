import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { Chip } from '@vetka/ui/Chip';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { wayTo, type Part } from './wayTo.ts';
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

/** The sections on the way to the shown one. */
function Parts({ slug, part, next }: { slug: string; part: Part; next: Part | undefined }) {
  const hrefOf = (category: string) => pagePath('/$service/$category', { service: slug, category });
  return (
    <nav className={styles.parts} aria-label={`Рубрики: ${part.name}`}>
      <Chip href={hrefOf(part.slug)} isSelected={!next}>
        Все
      </Chip>
      {part.children?.map((child) => (
        <Chip key={child.id} href={hrefOf(child.slug)} isSelected={child === next}>
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
  const way = wayTo(service.categories, category);
  const name = way.at(-1)?.name ?? 'Витрина';
  return (
    <>
      <SectionHeading title={name} count={list.data?.pages[0]?.meta.total} />
      {way.map(
        (part, level) =>
          (part.children?.length ?? 0) > 0 && <Parts key={part.id} slug={slug} part={part} next={way[level + 1]} />,
      )}
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
