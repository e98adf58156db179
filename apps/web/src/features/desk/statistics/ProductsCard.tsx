import { csvRoubles } from '@vetka/domain/csv';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber } from '@vetka/domain/plural';
import type { StatisticsProduct } from '@vetka/domain/statistics';
import { MeterLine } from '@vetka/ui/desk/Meter';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { Segmented } from '@vetka/ui/Segmented';
import { useState } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { StatCard, type StatColumn } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { exactPrice } from './statisticsText.ts';

const shownAtOnce = 5;

const orders = [
  { value: 'total', label: 'Сумма' },
  { value: 'pieces', label: 'Штуки' },
] as const;
type Order = (typeof orders)[number]['value'];

const number = (title: string, of: (product: StatisticsProduct) => number): StatColumn<StatisticsProduct> => ({
  title,
  text: (product) => formatNumber(of(product)),
  cell: of,
});
const columns: readonly StatColumn<StatisticsProduct>[] = [
  { title: 'Товар', text: ({ title }) => title, cell: ({ title }) => title },
  { title: 'Сумма', text: ({ total }) => exactPrice(total), cell: ({ total }) => csvRoubles(total) },
  number('Штук', ({ pieces }) => pieces),
  number('Смотрели', ({ views }) => views),
  number('В корзину', ({ adds }) => adds),
];

interface ProductsCardProps {
  service: string;
  products: readonly StatisticsProduct[];
  fileName: string;
}

/** The sold products, the best first. */
export function ProductsCard({ service, products, fileName }: ProductsCardProps) {
  const [order, setOrder] = useState<Order>('total');
  const sorted = products.toSorted((one, other) => other[order] - one[order]);
  return (
    <StatCard
      title="Что покупали"
      columns={columns}
      rows={sorted}
      keyOf={({ id }) => id}
      fileName={fileName}
      empty="За эти дни ничего не купили."
      tools={<Segmented label="Порядок товаров" options={orders} value={order} onChange={setOrder} />}
      note={sorted.length > shownAtOnce && `В таблице – все ${sorted.length}.`}
    >
      <ol className={styles.best}>
        {sorted.slice(0, shownAtOnce).map((product) => (
          <BestProduct
            key={product.id}
            product={product}
            href={pagePath('/my/shop/$service/products/$id', { service, id: product.id })}
            share={product[order] / Math.max(1, sorted[0]?.[order] ?? 1)}
          />
        ))}
      </ol>
    </StatCard>
  );
}

interface BestProductProps {
  product: StatisticsProduct;
  href: string;
  share: number;
}

function BestProduct({ product: { title, mediaFile, pieces, total }, href, share }: BestProductProps) {
  return (
    <li className={styles.bestRow}>
      <span className={styles.picture}>
        <Image src={mediaFile?.url} alt="" ratio="1 / 1" corner="s" width={44} />
      </span>
      <Anchor className={styles.bestName} href={href}>
        {title}
      </Anchor>
      <b className={styles.figure}>{formatPrice(total)}</b>
      <span className={styles.pieces}>{formatNumber(pieces)}&nbsp;шт</span>
      <MeterLine share={share} />
    </li>
  );
}
