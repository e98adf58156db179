import type { ReactNode } from 'react';
import { Container } from '../components/Container/index.ts';
import { footerGroups, headerLinks } from '../patterns/fixtures/links.ts';
import { BottomNav, type BottomNavProps } from '../patterns/page/BottomNav/index.ts';
import { Footer } from '../patterns/page/Footer/index.ts';
import { Header } from '../patterns/page/Header/index.ts';

/** How many things the cart of the screens holds, and how many messages are unread. */
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

/** The bar of a phone, with the numbers of the header. */
export function SiteBar(props: SiteBarProps) {
  return <BottomNav {...counts} {...props} chatHref="/chat" />;
}

interface SitePageProps extends SiteBarProps {
  /** On a product the buy bar stands in its place. @default true */
  hasBar?: boolean;
  children: ReactNode;
}

/** A reading page of the site: what stands around it everywhere. */
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
