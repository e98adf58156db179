import { Children, type ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { placeText } from '../../internal/placeText.ts';
import { useWords } from '../../internal/words/words.ts';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Carousel.css.ts';
import { useOverflow } from './useOverflow.ts';

export interface CarouselProps {
  /** Accessible name of the row. */
  label: string;
  /** Width of an item. @default 'card' */
  item?: keyof typeof styles.width | undefined;
  /** One element per item. */
  children: ReactNode;
}

/** A row that scrolls sideways and snaps to its items. It never moves by itself. */
export function Carousel({ label, item = 'card', children }: CarouselProps) {
  const { carousel = 'карусель', slide = 'слайд', placeOf = placeText, ...words } = useWords();
  const { backward = 'Назад', forward = 'Вперёд' } = words;
  const items = Children.toArray(children);
  const { isMoreBefore, isMoreAfter, isScrolling, move, rowProps } = useOverflow();
  const shown = (isShown: boolean) => (isShown ? { 'data-shown': '' } : {});
  return (
    <div className={styles.carousel} role="group" aria-roledescription={carousel} aria-label={label}>
      {/* A scrollable row must be keyboard-accessible even if its items are not focusable. */}
      <div className={styles.row} role="group" tabIndex={isScrolling ? 0 : undefined} aria-label={label} {...rowProps}>
        {items.map((child, index) => (
          <div
            key={index}
            className={classes(styles.item, styles.width[item])}
            role="group"
            aria-roledescription={slide}
            aria-label={placeOf(index + 1, items.length)}
          >
            {child}
          </div>
        ))}
      </div>
      <div className={styles.back} {...shown(isMoreBefore)}>
        <IconButton variant="veil" label={backward} icon={<ChevronLeftIcon />} onClick={() => move(-1)} />
      </div>
      <div className={styles.forward} {...shown(isMoreAfter)}>
        <IconButton variant="veil" label={forward} icon={<ChevronRightIcon />} onClick={() => move(1)} />
      </div>
    </div>
  );
}
