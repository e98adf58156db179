import type { Banner } from '@vetka/domain/page';
import { classes } from '../../../internal/classes.ts';
import { container } from '../../../internal/layers/LayerScope.css.ts';
import { pairClass } from '../../../internal/pairs.ts';
import { placeText } from '../../../internal/placeText.ts';
import { useSlides } from '../../../internal/useSlides.ts';
import { Image } from '../../../components/Image/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import * as styles from './HeroBanner.css.ts';

export interface HeroBannerProps {
  /** Banners of the slot HERO. They never advance automatically. */
  slides: readonly Banner[];
  /** Banners of the slot SIDE, at most two; only on wide screens. */
  sideBanners?: readonly Banner[] | undefined;
}

function Slide({ banner, isFirst }: { banner: Banner; isFirst: boolean }) {
  const { look, mediaFile, label, title, text, buttonText, href } = banner;
  const Title = isFirst ? 'h1' : 'h2';
  return (
    <Anchor className={classes(styles.slide, look === null ? styles.forest : pairClass(look))} href={href}>
      {mediaFile && (
        <span className={styles.picture}>
          <Image
            src={mediaFile.url}
            alt={mediaFile.alt}
            ratio="fill"
            corner="none"
            sizes="(min-width: 768px) 600px, calc(100vw - 32px)"
            position="bouquet"
            isPriority={isFirst}
          />
        </span>
      )}
      <span className={styles.words}>
        {label && <span className={styles.label}>{label}</span>}
        <Title className={styles.title}>{title}</Title>
        {text && <span className={styles.lead}>{text}</span>}
        {buttonText && <span className={look === null ? styles.onForest : styles.onPair}>{buttonText}</span>}
      </span>
    </Anchor>
  );
}

function SideBanner({ banner, index }: { banner: Banner; index: number }) {
  const { look, mediaFile, title, text, href } = banner;
  return (
    <Anchor className={classes(styles.side, look === null ? styles.forest : pairClass(look ?? index + 1))} href={href}>
      <span className={styles.sideTitle}>{title}</span>
      {text && <span className={styles.sideText}>{text}</span>}
      {mediaFile && (
        <span className={styles.sidePicture}>
          <Image src={mediaFile.url} alt={mediaFile.alt} ratio="fill" corner="none" width={172} isContained />
        </span>
      )}
    </Anchor>
  );
}

interface DotsProps {
  slides: readonly Banner[];
  index: number;
  onChoose: (index: number) => void;
}

function Dots({ slides, index, onChoose }: DotsProps) {
  const isOnPair = slides[index]?.look !== null;
  return (
    <div className={classes(styles.dots, isOnPair && styles.dotsOnPair)}>
      {slides.map(({ id, title }, each) => (
        <button
          key={id}
          type="button"
          className={styles.dot}
          aria-label={`Баннер ${each + 1}: ${title}`}
          {...(each === index && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(each)}
        />
      ))}
    </div>
  );
}

/** The top of the home page: a carousel of large banners with two small ones beside it. */
export function HeroBanner({ slides, sideBanners = [] }: HeroBannerProps) {
  const { index, show, scrollerProps } = useSlides(slides.length);
  // Each slide is a focusable link, so arrow keys, Home and End keep scrolling the page.
  const { onKeyDown: _onKeyDown, ...scrolling } = scrollerProps;
  return (
    <section className={styles.row} aria-label="Главное">
      <div className={styles.hero}>
        <div
          {...scrolling}
          className={styles.slides}
          {...(slides.length > 1 && { role: 'group', 'aria-roledescription': 'карусель', 'aria-label': 'Баннеры' })}
        >
          {slides.map((banner, each) => (
            <div
              key={banner.id}
              className={container}
              {...(slides.length > 1 && {
                role: 'group',
                'aria-roledescription': 'слайд',
                'aria-label': placeText(each + 1, slides.length),
              })}
            >
              <Slide banner={banner} isFirst={each === 0} />
            </div>
          ))}
        </div>
        {slides.length > 1 && <Dots slides={slides} index={index} onChoose={show} />}
      </div>
      {sideBanners.length > 0 && (
        <div className={styles.sides}>
          {sideBanners.slice(0, 2).map((banner, each) => (
            <SideBanner key={banner.id} banner={banner} index={each} />
          ))}
        </div>
      )}
    </section>
  );
}
