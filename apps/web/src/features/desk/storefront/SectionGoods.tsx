import { useInfiniteQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import type { ShopSection } from '@vetka/domain/storefront';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import { PagedItems } from '../../../shell/lists/PagedItems.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { DelayedSearch } from '../DelayedSearch.tsx';
import { goodsQueries } from '../goods/goods.queries.ts';
import * as styles from './storefront.css.ts';

interface SectionGoodsProps {
  service: string;
  section: ShopSection;
  isSaving: boolean;
  onSave: (productIds: number[]) => void;
  onClose: () => void;
}

/** The goods of a section. */
export function SectionGoods({ service, section, isSaving, onSave, onClose }: SectionGoodsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(section.productIds));
  const [search, setSearch] = useState('');
  const list = useInfiniteQuery(goodsQueries.list(useApi(), service, search === '' ? {} : { search }));
  const toggle = (id: number, isChosen: boolean) =>
    setChosen((known) => new Set(isChosen ? [...known, id] : [...known].filter((each) => each !== id)));
  return (
    <ResponsiveDialog
      isOpen
      onClose={onClose}
      title={`Товары рубрики «${section.name}»`}
      foot={
        <Button size="l" isFullWidth isLoading={isSaving} loadingText="Сохраняем" onClick={() => onSave([...chosen])}>
          Сохранить, {plural(chosen.size, ['товар', 'товара', 'товаров'])}
        </Button>
      }
    >
      <div className={styles.form}>
        <DelayedSearch label="Поиск по товарам" placeholder="Название или цветок" value={search} onFind={setSearch} />
        <PagedItems list={list} empty={<p className={styles.note}>Таких товаров нет.</p>}>
          {(rows) => (
            <ul className={styles.form}>
              {rows.map(({ id, title, price }) => (
                <li key={id}>
                  <Checkbox
                    label={title}
                    description={formatPrice(price)}
                    isChecked={chosen.has(id)}
                    onChange={(isChosen) => toggle(id, isChosen)}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      </div>
    </ResponsiveDialog>
  );
}
