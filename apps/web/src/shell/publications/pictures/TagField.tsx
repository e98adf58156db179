import { pictureLimits, type PicturePoint } from '@vetka/domain/content';
import type { SuggestedProduct } from '@vetka/domain/search';
import { Button } from '@vetka/ui/Button';
import { CloseIcon, TagIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Inline } from '@vetka/ui/Inline';
import { Stack } from '@vetka/ui/Stack';
import { Text } from '@vetka/ui/Text';
import { useState, type MouseEvent } from 'react';
import { ProductSearch } from '../../search/ProductSearch.tsx';
import type { ProductTag } from './pictureDetails.ts';
import { placedAt, pointOf } from './picturePoint.ts';
import { TagDot } from './TagDot.tsx';
import * as styles from './pictures.css.ts';
import { usePreview } from './usePreview.ts';

interface TagFieldProps {
  picture: File | string;
  name: string;
  tags: readonly ProductTag[];
  onChange: (tags: readonly ProductTag[]) => void;
}

const middle: PicturePoint = { x: 500, y: 500 };

/** Products on a picture: press the picture where one is, or use the button and move its mark with the arrow keys. */
export function TagField({ picture, name, tags, onChange }: TagFieldProps) {
  const [place, setPlace] = useState<PicturePoint | null>(null);
  const isFull = tags.length >= pictureLimits.tags;
  const begin = (point: PicturePoint) => {
    if (!isFull) setPlace(point);
  };
  const add = (product: SuggestedProduct) => {
    const others = tags.filter((tag) => tag.product.id !== product.id);
    if (place) onChange([...others, { ...place, product }]);
    setPlace(null);
  };
  const move = (moved: ProductTag, point: PicturePoint) =>
    onChange(tags.map((tag) => (tag === moved ? { ...tag, ...point } : tag)));
  return (
    <Stack gap={12}>
      <div className={styles.frame}>
        <Picture picture={picture} name={name} onPress={begin} />
        {tags.map((tag, index) => (
          <TagDot
            key={tag.product.id}
            number={index + 1}
            title={tag.product.title}
            point={tag}
            onMove={(point) => move(tag, point)}
          />
        ))}
        {place && <span className={styles.newDot} style={placedAt(place)} aria-hidden="true" />}
      </div>
      <TagList tags={tags} onRemove={(removed) => onChange(tags.filter((tag) => tag !== removed))} />
      {place ? (
        <Choice onChoose={add} onCancel={() => setPlace(null)} />
      ) : (
        <Inline>
          <Button variant="tonal" size="s" icon={<TagIcon />} isDisabled={isFull} onClick={() => begin(middle)}>
            Отметить товар
          </Button>
          <Text as="span" size="small" tone="muted">
            {isFull ? 'На одном фото не больше 10 товаров' : 'Или нажмите на то место, где он на фото'}
          </Text>
        </Inline>
      )}
    </Stack>
  );
}

interface PictureProps extends Pick<TagFieldProps, 'picture' | 'name'> {
  onPress: (point: PicturePoint) => void;
}

/** For pointers; keyboards use the button below. */
function Picture({ picture, name, onPress }: PictureProps) {
  const ref = usePreview(picture);
  const press = (event: MouseEvent<HTMLElement>) => onPress(pointOf(event, event.currentTarget));
  return (
    <div role="presentation" onClick={press}>
      <img ref={ref} className={styles.picture} alt={name} draggable={false} />
    </div>
  );
}

function Choice({ onChoose, onCancel }: { onChoose: (product: SuggestedProduct) => void; onCancel: () => void }) {
  return (
    <Stack gap={12}>
      <ProductSearch onChoose={onChoose} autoFocus />
      <div>
        <Button variant="plain" size="s" onClick={onCancel}>
          Не отмечать
        </Button>
      </div>
    </Stack>
  );
}

function TagList({ tags, onRemove }: Pick<TagFieldProps, 'tags'> & { onRemove: (tag: ProductTag) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Отмеченные товары">
      {tags.map((tag, index) => (
        <li key={tag.product.id} className={styles.row}>
          <Text as="span" size="small">{`${index + 1}. ${tag.product.title}`}</Text>
          <IconButton
            size="s"
            label={`Убрать отметку: ${tag.product.title}`}
            icon={<CloseIcon />}
            onClick={() => onRemove(tag)}
          />
        </li>
      ))}
    </ul>
  );
}
