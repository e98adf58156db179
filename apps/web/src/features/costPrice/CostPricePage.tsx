import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { Card } from '@vetka/ui/Card';
import { Heading } from '@vetka/ui/Heading';
import { Notice } from '@vetka/ui/Notice';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { Tiles } from '@vetka/ui/Tiles';
import { PageSection } from '@vetka/ui/patterns/page/PageSection';
import type { ReactNode } from 'react';
import { NamedIcon } from '../../shell/icons/NamedIcon.tsx';
import { useIcons } from '../../shell/icons/useIcons.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { PlanOffers } from '../../shell/plans/PlanOffers.tsx';
import { useApi } from '../../shell/useContext.ts';
import { costPriceQueries } from './costPrice.queries.ts';
import { costPriceTabs } from './costPriceTabs.ts';

const steps = [
  {
    icon: 'tag',
    title: 'Магазин отмечает товары',
    text: 'Себестоимость — это сколько букет стоит самому продавцу: цветы, упаковка и работа, без наценки.',
  },
  {
    icon: 'badge-percent',
    title: 'Подписчик платит меньше',
    text: 'Пока подписка «По себестоимости» действует, отмеченные товары стоят именно столько: корзина считает сама.',
  },
  {
    icon: 'truck',
    title: 'Доставка — как обычно',
    text: 'Её цена от подписки не зависит: курьер получает за поездку ту же сумму.',
  },
];

const iconNames = steps.map(({ icon }) => icon);

/** Products shown on the first page. */
const previewCount = 8;

/** Explains cost-price sales and shows some of the products. */
export default function CostPricePage({ renderGoods }: { renderGoods: (goods: readonly ProductCard[]) => ReactNode }) {
  const { data: list } = useInfiniteQuery(costPriceQueries.goods(useApi(), 1));
  const icons = useIcons(iconNames);
  const goods = list?.pages[0]?.data ?? [];
  return (
    <>
      <ListHead
        title="По себестоимости"
        lead="Сколько стоит букет самому продавцу и кому он достаётся без наценки."
        tabs={costPriceTabs}
        current={pagePath('/cost-price')}
      />
      <Stack gap={16}>
        <Tiles columns={{ xs: 1, md: 3 }}>
          {steps.map(({ icon, title, text }) => (
            <Card key={title} padding="l">
              <Stack gap={8}>
                <NamedIcon name={icon} icons={icons} />
                <Heading level={2} size="h3">
                  {title}
                </Heading>
                <Text tone="muted">{text}</Text>
              </Stack>
            </Card>
          ))}
        </Tiles>
        <Notice tone="info" title="Подписка сама не продлевается">
          Она работает до конца оплаченного срока. Чек придёт на почту или телефон после оплаты.
        </Notice>
      </Stack>
      <PlanOffers title="Подписки" />
      {goods.length > 0 && (
        <PageSection title="Товары по себестоимости" moreHref={pagePath('/subscription-cost-products')}>
          {renderGoods(goods.slice(0, previewCount))}
        </PageSection>
      )}
    </>
  );
}
