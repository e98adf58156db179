import type { ReviewPhoto } from '@vetka/domain/review';
import { Gallery } from '@vetka/ui/Gallery';
import { Image } from '@vetka/ui/Image';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { useState } from 'react';
import * as styles from './ReviewsPage.css.ts';

/** The photos of all reviews in one row; a press opens them large. */
export default function ReviewPhotos({ photos }: { photos: readonly ReviewPhoto[] }) {
  const [opened, setOpened] = useState<number>();
  const from = opened ?? 0;
  // The pressed photo comes first, the ones before it last.
  const turned = [...photos.slice(from), ...photos.slice(0, from)];
  return (
    <section aria-label="Фото покупателей">
      <ul className={styles.strip}>
        {photos.map(({ mediaFile: { id, url, alt } }, index) => (
          <li key={id}>
            <button type="button" className={styles.stripPhoto} onClick={() => setOpened(index)}>
              <Image src={url} alt={alt} ratio="1 / 1" width={96} corner="s" />
            </button>
          </li>
        ))}
      </ul>
      <ResponsiveDialog
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        title="Фото покупателей"
        size="l"
      >
        <Gallery
          key={from}
          label="Фото покупателей"
          pictures={turned.map(({ mediaFile: { url, alt } }) => ({ src: url, alt }))}
          sizes="(min-width: 768px) 588px, 92vw"
        />
      </ResponsiveDialog>
    </section>
  );
}
