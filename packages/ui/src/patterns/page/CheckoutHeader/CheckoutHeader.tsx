import type { ReactNode } from 'react';
import { pagePath } from '@vetka/domain/path';
import { Container } from '../../../components/Container/index.ts';
import { Hidden } from '../../../components/Hidden/index.ts';
import { ArrowLeftIcon } from '../../../components/Icon/icons/ArrowLeftIcon.ts';
import { ShieldIcon } from '../../../components/Icon/icons/ShieldIcon.ts';
import { Link } from '../../../components/Link/index.ts';
import { intercept } from '../../intercept.ts';
import { Logo } from '../Logo/index.ts';
import * as styles from './CheckoutHeader.css.ts';

export interface CheckoutHeaderProps {
  /** @default `Logo` */
  logo?: ReactNode;
  /** @default '/catalog' */
  backHref?: string | undefined;
  /** @default 'Вернуться в корзину' */
  backLabel?: string | undefined;
  onBack?: (() => void) | undefined;
}

/** The minimal header of the checkout: only the logo and a back link. */
export function CheckoutHeader({
  logo = <Logo />,
  backHref = pagePath('/catalog'),
  backLabel = 'Вернуться в корзину',
  onBack,
}: CheckoutHeaderProps) {
  return (
    <Container as="header">
      <div className={styles.bar}>
        <span className={styles.start}>
          {logo}
          <Hidden below="md" as="span">
            <Link href={backHref} onClick={intercept(onBack)}>
              <ArrowLeftIcon />
              {backLabel}
            </Link>
          </Hidden>
        </span>
        <span className={styles.safety}>
          <ShieldIcon />
          <Hidden below="md" as="span">
            Платёж защищён. Пока заказ не&nbsp;собирают, его можно отменить: деньги вернутся
          </Hidden>
          <Hidden from="md" as="span">
            Защищённый платёж
          </Hidden>
        </span>
      </div>
    </Container>
  );
}
