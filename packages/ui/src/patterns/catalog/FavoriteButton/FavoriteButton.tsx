import type { VoteDirection } from '@vetka/domain/actor';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';

export interface FavoriteButtonProps {
  isFavorite: boolean;
  /** UP adds to the favourites, DOWN removes, depending on the current state. Without it there is no button. */
  onToggle?: ((direction: VoteDirection) => void) | undefined;
  /** `card` lies over a picture, `bar` is for a row, `page` for the buttons of a product. @default 'card' */
  place?: 'card' | 'bar' | 'page' | undefined;
}

const looks = {
  card: { variant: 'veil' },
  bar: { variant: 'plain' },
  page: { variant: 'peony', size: 'l', isSquare: true },
} as const;

/** The heart button: saves a product, an article or a post. */
export function FavoriteButton({ isFavorite, onToggle, place = 'card' }: FavoriteButtonProps) {
  if (!onToggle) return null;
  return (
    <IconButton
      {...looks[place]}
      label={isFavorite ? 'Убрать из избранного' : 'В избранное'}
      icon={<HeartIcon size={place === 'card' ? 'm' : 'l'} isFilled={isFavorite} />}
      isSelected={isFavorite}
      onClick={() => onToggle(isFavorite ? 'DOWN' : 'UP')}
    />
  );
}
