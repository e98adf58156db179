import type { MediaFile } from '@vetka/domain/media';
import { Image } from '@vetka/ui/Image';
import * as styles from './body.css.ts';

interface ArticlePictureProps {
  file: MediaFile;
  alt: string;
  caption: string;
}

/** A picture in its own proportions, with its caption. */
export function ArticlePicture({ file, alt, caption }: ArticlePictureProps) {
  const { width, height } = file;
  const aspectRatio = width && height ? `${width} / ${height}` : '3 / 2';
  return (
    <figure>
      <div className={styles.picture} style={{ aspectRatio }}>
        <Image src={file.url} alt={alt} ratio="fill" sizes="(min-width: 768px) 680px, calc(100vw - 32px)" />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
