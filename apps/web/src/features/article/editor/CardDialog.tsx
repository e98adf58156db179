import { useQuery } from '@tanstack/react-query';
import type { SuggestedProduct, SuggestedService } from '@vetka/domain/search';
import { Image } from '@vetka/ui/Image';
import { Price } from '@vetka/ui/Price';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { SearchField } from '@vetka/ui/SearchField';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState, type ReactNode } from 'react';
import { searchQueries } from '../../../shell/search/search.queries.ts';
import { useApi } from '../../../shell/useContext.ts';
import * as styles from './editor.css.ts';

interface CardDialogProps {
  onClose: () => void;
  onProduct: (product: SuggestedProduct) => void;
  onService: (service: SuggestedService) => void;
}

/** Finds a product or a shop to show as a card in the text. */
export function CardDialog({ onClose, onProduct, onService }: CardDialogProps) {
  const [text, setText] = useState('');
  const query = text.trim();
  const { data: found } = useQuery({ ...searchQueries.suggestions(useApi(), query), enabled: query !== '' });
  const isEmpty = query !== '' && found && found.products.length + found.services.length === 0;
  return (
    <ResponsiveDialog isOpen onClose={onClose} title="Товар или магазин">
      <Stack gap={12}>
        <SearchField label="Название" value={text} onChange={setText} placeholder="Зефир" />
        {query === '' && <Text tone="muted">Читатели увидят карточку с ценой, какая будет в тот день.</Text>}
        {isEmpty && <Text tone="muted">Ничего не нашлось. Попробуйте другое слово.</Text>}
        {query !== '' && found && (
          <ul className={styles.choices}>
            {found.products.map((product) => (
              <Choice
                key={`product-${product.id}`}
                title={product.title}
                src={product.image?.url}
                note={<Price value={product.price} size="s" />}
                onClick={() => onProduct(product)}
              />
            ))}
            {found.services.map((service) => (
              <Choice
                key={`service-${service.id}`}
                title={service.name}
                src={service.mediaFile?.url}
                note={`Магазин, ${service.cityName}`}
                onClick={() => onService(service)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </ResponsiveDialog>
  );
}

interface ChoiceProps {
  title: string;
  src: string | undefined;
  note: ReactNode;
  onClick: () => void;
}

const Choice = ({ title, src, note, onClick }: ChoiceProps) => (
  <li>
    <button type="button" className={styles.choice} onClick={onClick}>
      <span className={styles.choicePicture}>
        <Image src={src} alt="" ratio="1 / 1" corner="s" width={56} />
      </span>
      <span className={styles.leafWords}>
        <strong>{title}</strong>
        <span>{note}</span>
      </span>
    </button>
  </li>
);
