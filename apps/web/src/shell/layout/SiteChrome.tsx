import { use, type ReactNode } from 'react';
import { Container } from '@vetka/ui/Container';
import { laterPart } from '../laterPart.tsx';
import { LayoutContext } from './LayoutContext.ts';
import * as styles from './layout.css.ts';

// Links until its code has come: then the cart, the city and the menu open in place.
const loadHeader = () => import('./SiteHead.tsx');
const SiteHeader = laterPart(loadHeader, import.meta.env.SSR ? await loadHeader() : undefined);
const loadFoot = () => import('./SiteFoot.tsx');
const SiteFoot = laterPart(loadFoot, import.meta.env.SSR ? await loadFoot() : undefined);

/** The layout `default`, of reading pages: header, footer, and the bar of a phone. Inside of a layout it adds nothing. */
export function SiteChrome({ children }: { children: ReactNode }) {
  const isInside = use(LayoutContext);
  if (isInside) return children;
  return (
    <LayoutContext value={true}>
      <div className={styles.chrome}>
        <SiteHeader />
        <Container as="main" id="main">
          {children}
        </Container>
        <SiteFoot />
      </div>
    </LayoutContext>
  );
}
