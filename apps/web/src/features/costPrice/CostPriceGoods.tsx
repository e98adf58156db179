import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useApi } from '../../shell/useContext.ts';
import { costPriceQueries } from './costPrice.queries.ts';
import { costPriceTabs } from './costPriceTabs.ts';

const costPriceGoodsPath = pagePath('/subscription-cost-products');

interface CostPriceGoodsProps {
  page: number;
  renderGoods: (goods: readonly ProductCard[]) => ReactNode;
}

/** All products sold at cost price. */
export default function CostPriceGoods({ page, renderGoods }: CostPriceGoodsProps) {
  const list = useInfiniteQuery(costPriceQueries.goods(useApi(), page));
  return (
    <>
      <ListHead
        title="Товары по себестоимости"
        lead="С действующей подпиской эти товары стоят столько, сколько продавец тратит на них сам."
        count={list.data?.pages[0]?.meta.total}
        tabs={costPriceTabs}
        current={costPriceGoodsPath}
      />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(costPriceGoodsPath, { page: each })}
        empty={
          <EmptyMessage
            hasVase
            title="Сейчас таких товаров нет"
            text="Загляните позже или посмотрите весь каталог."
            actionHref={pagePath('/catalog')}
            actionLabel="Весь каталог"
          />
        }
      >
        {renderGoods}
      </PagedItems>
    </>
  );
}
