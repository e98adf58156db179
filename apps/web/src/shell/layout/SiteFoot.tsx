import { SiteBottomNav } from './SiteBottomNav.tsx';
import { SiteFooter } from './SiteFooter.tsx';

/** What is under the page: the footer, and the bar of a phone. */
export default function SiteFoot() {
  return (
    <>
      <SiteFooter />
      <SiteBottomNav />
    </>
  );
}
