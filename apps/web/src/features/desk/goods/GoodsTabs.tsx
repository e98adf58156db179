import { Chip } from '@vetka/ui/Chip';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './goods.css.ts';

interface GoodsTabsProps {
  service: string;
  current: 'goods' | 'stems';
}

/** Tabs: products and stems. */
export function GoodsTabs({ service, current }: GoodsTabsProps) {
  return (
    <nav className={styles.filters} aria-label="Раздел товаров">
      <Chip href={pagePath('/my/shop/$service/products', { service })} isSelected={current === 'goods'}>
        Товары
      </Chip>
      <Chip href={pagePath('/my/shop/$service/products/stems', { service })} isSelected={current === 'stems'}>
        Стебли и материалы
      </Chip>
    </nav>
  );
}
