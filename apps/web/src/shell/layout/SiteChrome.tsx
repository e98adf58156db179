import type { ReactNode } from 'react';
import { Container } from '@vetka/ui/Container';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { SiteBottomNav } from './SiteBottomNav.tsx';
import * as styles from './layout.css.ts';

/** The layout `default`, of reading pages: header, footer, and the bar of a phone. */
export function SiteChrome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chrome}>
      <SiteHeader />
      <Container as="main" id="main">
        {children}
      </Container>
      <SiteFooter />
      <SiteBottomNav />
    </div>
  );
}
