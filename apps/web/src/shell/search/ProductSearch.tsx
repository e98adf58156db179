import { useQuery } from '@tanstack/react-query';
import type { SuggestedProduct } from '@vetka/domain/search';
import { Image } from '@vetka/ui/Image';
import { Price } from '@vetka/ui/Price';
import { SearchField } from '@vetka/ui/SearchField';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState, type KeyboardEvent } from 'react';
import { useApi } from '../useContext.ts';
import * as styles from './ProductSearch.css.ts';
import { searchQueries } from './search.queries.ts';

interface ProductSearchProps {
  onChoose: (product: SuggestedProduct) => void;
  autoFocus?: boolean;
}

/** Enter in a search inside a form would send the form. */
const keepFormUnsent = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};

/** Finds a product by its name; pressing one chooses it. */
export function ProductSearch({ onChoose, autoFocus = false }: ProductSearchProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const { data: found } = useQuery({ ...searchQueries.suggestions(useApi(), query), enabled: query !== '' });
  const products = query === '' ? undefined : found?.products;
  return (
    <Stack gap={12}>
      <div role="presentation" onKeyDown={keepFormUnsent}>
        <SearchField
          label="Название товара"
          value={text}
          onChange={setText}
          placeholder="Название товара"
          autoFocus={autoFocus}
        />
      </div>
      <div role="status">
        {products?.length === 0 && <Text tone="muted">Ничего не нашлось. Попробуйте другое слово.</Text>}
      </div>
      {products && products.length > 0 && (
        <ul className={styles.choices} aria-label="Найденные товары">
          {products.map((product) => (
            <Choice key={product.id} product={product} onChoose={() => onChoose(product)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function Choice({ product: { title, image, price }, onChoose }: { product: SuggestedProduct; onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.choice} onClick={onChoose}>
        <span className={styles.picture}>
          <Image src={image?.url} alt="" ratio="1 / 1" corner="s" width={56} />
        </span>
        <span className={styles.words}>
          <strong>{title}</strong>
          <Price value={price} size="s" />
        </span>
      </button>
    </li>
  );
}
