import { Button } from '../../../components/Button/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { classes } from '../../../internal/classes.ts';
import * as styles from './CookieBanner.css.ts';

export interface CookieBannerProps {
  onAccept: () => void;
  /** Link to the details, e.g. `/docs/consent-cookie`; without it there is no «Подробнее». */
  moreHref?: string | undefined;
  /** Keeps clear of the bottom of the page, where the chat's message form is. @default false */
  isAside?: boolean | undefined;
  /** Stands above `BuyBar`, which is higher than the navigation, on a phone. @default false */
  isAboveBuyBar?: boolean | undefined;
}

/** The cookie notice, shown until accepted. */
export function CookieBanner({ onAccept, moreHref, isAside = false, isAboveBuyBar = false }: CookieBannerProps) {
  return (
    <section
      className={classes(styles.banner, isAside && styles.aside, isAboveBuyBar && styles.aboveBuyBar)}
      aria-label="Согласие на cookie"
    >
      <p className={styles.words}>
        Мы используем cookie, чтобы помнить ваш город и&nbsp;корзину.{' '}
        {moreHref && (
          <Link tone="text" href={moreHref}>
            Подробнее
          </Link>
        )}
      </p>
      <Button size="s" onClick={onAccept}>
        Хорошо
      </Button>
    </section>
  );
}
