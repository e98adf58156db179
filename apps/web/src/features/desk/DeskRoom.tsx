import { useSuspenseQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import type { AuthUser } from '@vetka/domain/account';
import type { DeskPlace } from '@vetka/domain/desk';
import { DeskFrame, type DeskFrameProps } from '@vetka/ui/patterns/desk/DeskFrame';
import { ShopSwitcher } from '@vetka/ui/patterns/desk/ShopSwitcher';
import { useEffect, useState, type ReactNode } from 'react';
import { useUnreadCount } from '../../shell/chat/useUnreadCount.ts';
import { LayoutContext } from '../../shell/layout/LayoutContext.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useNoticeCount } from '../../shell/notice/useNoticeCount.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { deskQueries } from './desk.queries.ts';
import { DeskContext } from './DeskContext.ts';
import { deskSections, sameSection, sectionOf } from './deskSections.tsx';
import { rememberShop } from './lastShop.ts';
import { parseOffersSearch } from './offers/offersSearch.ts';
import { StepQuestion } from './StepQuestion.tsx';
import { useDeskState } from './useDeskState.ts';
import { useAccepting } from './useSettings.ts';

interface DeskRoomProps {
  /** Slug of the shop. */
  service: string;
  children: ReactNode;
}

/** The frame of every room of a shop's desk, its live events, and the steps taken there. */
export default function DeskRoom({ service, children }: DeskRoomProps) {
  const user = useUser();
  const { data: places } = useSuspenseQuery(deskQueries.places(useApi()));
  const place = places.find((each) => each.service.slug === service);
  // Signed out, or no longer of this shop: the browser is leaving the page.
  if (!user || !place) return null;
  return (
    <Room key={place.service.id} user={user} place={place} places={places}>
      {children}
    </Room>
  );
}

interface RoomProps {
  user: AuthUser;
  place: DeskPlace;
  places: readonly DeskPlace[];
  children: ReactNode;
}

function Room({ user, place, places, children }: RoomProps) {
  const { desk, question } = useDeskState(user.id, place);
  const [isSwitching, setIsSwitching] = useState(false);
  const section = useRouterState({ select: ({ location }) => sectionOf(location.pathname) });
  useEffect(
    function rememberPlace() {
      rememberShop(place.service.slug);
    },
    [place.service.slug],
  );
  return (
    <DeskContext value={desk}>
      <DeskFrame {...useFrame(user, place)} onSwitch={() => setIsSwitching(true)}>
        {/* The pages of errors add no header and footer of their own. */}
        <LayoutContext value={1}>{children}</LayoutContext>
      </DeskFrame>
      <ShopSwitcher
        isOpen={isSwitching}
        onClose={() => setIsSwitching(false)}
        places={places}
        current={place.service.slug}
        hrefOf={(other) => sameSection(other, section)}
        newShopHref={pagePath('/my/shop/new')}
        personName={nameOf(user)}
      />
      {question && <StepQuestion {...question} />}
    </DeskContext>
  );
}

const nameOf = ({ firstName, lastName, nickname }: AuthUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || nickname;

/** The back links of one order, product or promo code to its list, and of the requisites to the money. */
function backOf(service: string, section: string | undefined, id: string) {
  if (section === 'products') {
    const titles: Partial<Record<string, string>> = { new: 'Новый товар', import: 'Из файла' };
    const title = titles[id] ?? 'Товар';
    return { href: pagePath('/my/shop/$service/products', { service }), label: 'К товарам', title };
  }
  if (section === 'discounts') {
    const title = id === 'new' ? 'Новый промокод' : 'Промокод';
    return { href: pagePath('/my/shop/$service/discounts', { service }), label: 'К скидкам', title };
  }
  if (section === 'money')
    return { href: pagePath('/my/shop/$service/money', { service }), label: 'К деньгам', title: 'Реквизиты' };
  const list = section === 'deliveries' ? ('deliveries' as const) : ('orders' as const);
  const href = pagePath(`/my/shop/$service/${list}`, { service });
  return { href, label: 'К списку', title: /^\d+$/.test(id) ? `Заказ №\u00A0${id}` : 'Заказ' };
}

/** The content of the frame besides its rooms. */
function useFrame(user: AuthUser, place: DeskPlace): Omit<DeskFrameProps, 'children' | 'onSwitch'> {
  const service = place.service.slug;
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const coupon = useRouterState({ select: ({ location }) => parseOffersSearch({ ...location.search }).coupon });
  const [, id = coupon?.toString()] = path.split('/').slice(4);
  const section = sectionOf(path);
  return {
    place,
    sections: deskSections(place, useUnreadCount()),
    current: section,
    moreHref: pagePath('/my/shop/$service/more', { service }),
    accepting: useAccepting(place),
    notices: { href: pagePath('/my/notices'), count: useNoticeCount() },
    person: {
      name: nameOf(user),
      src: user.avatar?.url,
      href: pagePath('/account/$nickname', { nickname: user.nickname }),
    },
    // The stems are a tab of the goods.
    back: id === undefined || id === 'stems' ? undefined : backOf(service, section, id),
  };
}
