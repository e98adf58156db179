import { useInfiniteQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import type { CostProduct } from '@vetka/domain/offer';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { Anchor } from '@vetka/ui/Link';
import { Switch } from '@vetka/ui/Switch';
import { VisuallyHidden } from '@vetka/ui/VisuallyHidden';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './offers.css.ts';
import { offersQueries } from './offers.queries.ts';
import { useSellAtCost } from './useSellAtCost.ts';

const ofGoods = ['товара', 'товаров', 'товаров'] as const;

/** The goods sold at cost to subscribers of «По себестоимости». */
export function CostGoods({ service }: { service: string }) {
  const list = useInfiniteQuery(offersQueries.costGoods(useApi(), service));
  const sell = useSellAtCost(service);
  const head = list.data?.pages[0];
  return (
    <section className={styles.card} aria-labelledby="cost-goods">
      <div className={styles.words}>
        <h2 id="cost-goods" className={styles.title}>
          По себестоимости
        </h2>
        <span className={styles.note}>
          {head && `${head.soldAtCost} из ${plural(head.meta.total, ofGoods)}. `}
          Подписчики «По себестоимости», вашей и общей на «Ветке», платят за них себестоимость.
        </span>
      </div>
      <div className={styles.buttons}>
        <Button size="s" variant="tonal" onClick={() => void sell({ ids: null, isSoldAtCost: true })}>
          Включить все
        </Button>
        <Button size="s" variant="plain" onClick={() => void sell({ ids: null, isSoldAtCost: false })}>
          Выключить все
        </Button>
      </div>
      <PagedItems list={list} empty={<p className={styles.note}>Товаров пока нет.</p>}>
        {(rows) => (
          <ul className={styles.rows}>
            {rows.map((product) => (
              <CostRow
                key={product.id}
                service={service}
                product={product}
                onChange={(isSoldAtCost) => void sell({ ids: [product.id], isSoldAtCost })}
              />
            ))}
          </ul>
        )}
      </PagedItems>
    </section>
  );
}

interface CostRowProps {
  service: string;
  product: CostProduct;
  onChange: (isSoldAtCost: boolean) => void;
}

function CostRow({ service, product, onChange }: CostRowProps) {
  const { id, title, price, costPrice, isSoldAtCost } = product;
  return (
    <li className={styles.cost}>
      <div className={styles.words}>
        <span className={styles.strong}>{title}</span>
        <span className={styles.note}>
          {costPrice === null ? (
            <Anchor className={styles.link} href={pagePath('/my/shop/$service/products/$id', { service, id })}>
              Укажите себестоимость
            </Anchor>
          ) : (
            `${formatPrice(price)} → ${formatPrice(costPrice)}`
          )}
        </span>
      </div>
      <Switch
        label={<VisuallyHidden>Продавать по себестоимости: {title}</VisuallyHidden>}
        isChecked={isSoldAtCost}
        isDisabled={costPrice === null}
        onChange={onChange}
      />
    </li>
  );
}
