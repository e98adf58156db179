import type { ReactNode } from 'react';
import { Container } from '@vetka/ui/Container';
import { SiteHeader } from './SiteHeader.tsx';
import { laterPart } from '../laterPart.tsx';
import * as styles from './layout.css.ts';

const loadFoot = () => import('./SiteFoot.tsx');
const SiteFoot = laterPart(loadFoot, import.meta.env.SSR ? await loadFoot() : undefined);

/** The layout `default`, of reading pages: header, footer, and the bar of a phone. */
export function SiteChrome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.chrome}>
      <SiteHeader />
      <Container as="main" id="main">
        {children}
      </Container>
      <SiteFoot />
    </div>
  );
}
