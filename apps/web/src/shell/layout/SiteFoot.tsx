import { footer } from './farPart.css.ts';
import { SiteBottomNav } from './SiteBottomNav.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** The footer, and the bottom bar on a phone. */
export default function SiteFoot() {
  return (
    <>
      <div className={footer}>
        <SiteFooter />
      </div>
      <SiteBottomNav />
    </>
  );
}
