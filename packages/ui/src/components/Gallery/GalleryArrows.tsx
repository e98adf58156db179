import { useKeptFocus } from '../../internal/useKeptFocus.ts';
import { useWords } from '../../internal/words/words.ts';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Gallery.css.ts';

interface GalleryArrowsProps {
  current: number;
  last: number;
  show: (index: number) => void;
}

/** Previous and next buttons for a mouse; touch swipes and keyboards use arrows. */
export function GalleryArrows({ current, last, show }: GalleryArrowsProps) {
  const { previousPhoto = 'Предыдущее фото', nextPhoto = 'Следующее фото' } = useWords();
  return (
    <div {...useKeptFocus<HTMLDivElement>()}>
      {current > 0 && (
        <div className={styles.back}>
          <IconButton
            variant="veil"
            label={previousPhoto}
            icon={<ChevronLeftIcon />}
            onClick={() => show(current - 1)}
          />
        </div>
      )}
      {current < last && (
        <div className={styles.forward}>
          <IconButton variant="veil" label={nextPhoto} icon={<ChevronRightIcon />} onClick={() => show(current + 1)} />
        </div>
      )}
    </div>
  );
}
