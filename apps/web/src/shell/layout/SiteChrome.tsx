import { use, type ReactNode } from 'react';
import { Container } from '@vetka/ui/Container';
import { LayoutContext } from './LayoutContext.ts';
import { SiteFoot, SiteHeader } from './lazyComponents.ts';
import * as styles from './layout.css.ts';

/**
 * The layout `default` of content pages: header, footer, and the bottom bar on a phone. Renders only its children when
 * nested in a layout.
 */
export function SiteChrome({ children }: { children: ReactNode }) {
  const isInside = use(LayoutContext);
  if (isInside) return children;
  return (
    <LayoutContext value={1}>
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
