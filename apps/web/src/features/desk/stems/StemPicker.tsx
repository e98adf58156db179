import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { formatPrice } from '@vetka/domain/money';
import { stemTitle, type Stem } from '@vetka/domain/stem';
import { Combobox } from '@vetka/ui/Combobox';
import { useDeferredValue, useState } from 'react';
import { useApi } from '../../../shell/useContext.ts';
import { stemsQueries } from './stems.queries.ts';
import { piecesText } from './stemWords.ts';

const detailOf = ({ stock, unit, costPrice }: Stem): string =>
  [`свободно ${piecesText(stock, unit)}`, costPrice === null ? '' : formatPrice(costPrice)].filter(Boolean).join(', ');

/** Finds a stem of the shop by its name or colour. */
export function StemPicker({ service, onChoose }: { service: string; onChoose: (stem: Stem) => void }) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const found = useQuery({
    ...stemsQueries.found(useApi(), service, search),
    placeholderData: keepPreviousData,
  });
  const stems = found.data?.data ?? [];
  return (
    <Combobox
      label="Добавить стебель или материал"
      placeholder="Название или цвет"
      items={stems.map((stem) => ({ id: stem.id, label: stemTitle(stem), detail: detailOf(stem) }))}
      value={text}
      onChange={setText}
      onChoose={({ id }) => {
        const stem = stems.find((each) => each.id === id);
        if (stem) onChoose(stem);
        setText('');
      }}
      isLoading={found.isFetching}
      emptyText="Такого стебля нет. Заведите его в разделе «Стебли и материалы»"
    />
  );
}
