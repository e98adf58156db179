import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { goodsLimits, type GoodsRow } from '@vetka/domain/goods';
import { formatPrice } from '@vetka/domain/money';
import { cutText } from '@vetka/domain/text';
import { Combobox } from '@vetka/ui/Combobox';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../../../shell/useContext.ts';
import { goodsQueries } from '../goods.queries.ts';
import type { ProductEditor } from '../useProductEditor.ts';
import { arrangedOf, type FamilyCommands } from './useFamily.ts';

interface OtherProductProps {
  service: string;
  editor: ProductEditor;
  commands: FamilyCommands;
  onDone: () => void;
}

const shortened = (title: string): string => cutText(title, goodsLimits.sizeLabel);

/** Makes an existing product of the shop a size of this bouquet. Its name can be changed in the list. */
export function OtherProduct({ service, editor, commands, onDone }: OtherProductProps) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useInfiniteQuery({
    ...goodsQueries.list(useApi(), service, search === '' ? {} : { search }),
    placeholderData: keepPreviousData,
  });
  const { id, title } = editor.product;
  const taken = new Set([id, ...commands.sizes.map(({ product }) => product.id)]);
  const rows = (found.data?.pages[0]?.data ?? []).filter((row) => !taken.has(row.id));
  const choose = async ({ id: otherId, title: otherTitle }: GoodsRow) => {
    const present = arrangedOf(commands.sizes);
    const sizes = present.length > 0 ? present : [{ id, label: shortened(title) }];
    const added = [...sizes, { id: otherId, label: shortened(otherTitle) }];
    if (await commands.change(added, `«${otherTitle}» среди размеров`)) onDone();
  };
  return (
    <Combobox
      label="Или выберите готовый товар"
      placeholder="Название или артикул"
      items={rows.map((row) => ({ id: row.id, label: row.title, detail: formatPrice(row.price) }))}
      value={text}
      onChange={setText}
      onChoose={(item) => {
        const row = rows.find((each) => each.id === item.id);
        if (row) void choose(row);
      }}
      isLoading={found.isFetching}
      emptyText="Таких товаров нет"
    />
  );
}
