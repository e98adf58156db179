import type { Banner } from '@vetka/domain/page';
import { Button } from '@vetka/ui/Button';
import { Image } from '@vetka/ui/Image';
import * as styles from './ServiceHome.css.ts';

/** A shop's main announcement. */
export function ServiceBanner({ banner: { title, text, buttonText, href, mediaFile } }: { banner: Banner }) {
  return (
    <section className={styles.banner}>
      <div className={styles.bannerWords}>
        <h2 className={styles.bannerTitle}>{title}</h2>
        {text && <p>{text}</p>}
        {buttonText && (
          <div>
            <Button variant="onForest" href={href}>
              {buttonText}
            </Button>
          </div>
        )}
      </div>
      {mediaFile && (
        <div className={styles.bannerPicture}>
          <Image
            src={mediaFile.url}
            alt=""
            ratio="fill"
            corner="none"
            sizes="(min-width: 1024px) 70vw, (min-width: 768px) 93vw, calc(100vw - 32px)"
          />
        </div>
      )}
    </section>
  );
}
