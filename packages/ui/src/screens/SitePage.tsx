import type { ReactNode } from 'react';
import { Container } from '../components/Container/index.ts';
import { footerGroups, headerLinks } from '../patterns/fixtures/links.ts';
import { BottomNav, type BottomNavProps } from '../patterns/page/BottomNav/index.ts';
import { Footer } from '../patterns/page/Footer/index.ts';
import { Header } from '../patterns/page/Header/index.ts';

/** Number of items in the cart and of unread messages. */
const counts = { cartCount: 3, chatCount: 3 };

type SiteBarProps = Pick<BottomNavProps, 'current' | 'onCartClick'>;

/** The header of every screen. */
export function SiteHeader({ onCartClick }: Pick<SiteBarProps, 'onCartClick'>) {
  return (
    <Header
      {...counts}
      links={headerLinks}
      cityName="Нижний Новгород"
      nearestDelivery="Ближайшая доставка сегодня в 12:40"
      chatHref="/chat"
      isSignedIn
      onCartClick={onCartClick}
    />
  );
}

/** The bottom navigation of a phone, with the header's counts. */
export function SiteBar(props: SiteBarProps) {
  return <BottomNav {...counts} {...props} chatHref="/chat" />;
}

interface SitePageProps extends SiteBarProps {
  /** Replaced by the buy bar on a product page. @default true */
  hasBar?: boolean;
  children: ReactNode;
}

/** A content page of the site with its header and footer. */
export function SitePage({ hasBar = true, children, ...bar }: SitePageProps) {
  return (
    <>
      <SiteHeader {...bar} />
      <Container as="main">{children}</Container>
      <Footer groups={footerGroups} phone="8 800 555-01-02" />
      {hasBar && <SiteBar {...bar} />}
    </>
  );
}
