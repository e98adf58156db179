import type { DeskPlace } from '@vetka/domain/desk';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Counter } from '../../../components/Counter/index.ts';
import { BranchMark } from '../../../components/Icon/BranchMark.tsx';
import { ArrowLeftIcon } from '../../../components/Icon/icons/ArrowLeftIcon.ts';
import { BellIcon } from '../../../components/Icon/icons/BellIcon.ts';
import { ChevronsIcon } from '../../../components/Icon/icons/ChevronsIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Switch } from '../../../components/Switch/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { bottomBarRoom } from '../../bottomBar.css.ts';
import { DeskTabs } from './DeskTabs.tsx';
import type { Accepting, DeskSection, DeskTabsProps } from './sections.ts';
import { vetka, type MarketplaceName } from '../../page/Logo/marketplace.ts';
import * as styles from './DeskFrame.css.ts';

export interface DeskFrameProps extends DeskTabsProps {
  place: Pick<DeskPlace, 'service' | 'hours'>;
  /** Opens `ShopSwitcher`. */
  onSwitch: () => void;
  /** «Принимаем заказы», for people who may change it. */
  accepting?: Accepting | undefined;
  person: { name: string; src?: string | undefined; href: string };
  /** The bell above «Принимаем заказы» and in the phone's top bar. */
  notices?: { href: string; count: number } | undefined;
  /** @default «Ветка» */
  marketplace?: MarketplaceName | undefined;
  /** On a phone: replaces the shop in the top bar, and the page has an `ActionBar` instead of the tabs. */
  back?: { href: string; label: string; title: string } | undefined;
  children: ReactNode;
}

function Shop({ place: { service, hours }, onSwitch }: Pick<DeskFrameProps, 'place' | 'onSwitch'>) {
  return (
    <button type="button" className={styles.shop} aria-haspopup="dialog" onClick={onSwitch}>
      <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
      <span className={styles.shopWords}>
        <b className={styles.shopName}>{service.name}</b>
        <span className={styles.hours}>{hours}</span>
      </span>
      <span className={styles.chevrons}>
        <ChevronsIcon size="s" />
      </span>
    </button>
  );
}

function Section({
  section: { href, icon, label, count = 0 },
  isCurrent,
}: {
  section: DeskSection;
  isCurrent: boolean;
}) {
  return (
    <Anchor className={styles.item} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {icon}
      <span className={styles.word}>{label}</span>
      {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
      <span className={styles.count}>
        <Counter value={count} />
      </span>
    </Anchor>
  );
}

const noticesLabel = 'Уведомления';

function Rail({ place, onSwitch, sections, current, accepting, person, notices, marketplace = vetka }: DeskFrameProps) {
  return (
    <aside className={styles.rail} aria-label="Кабинет магазина">
      <Shop place={place} onSwitch={onSwitch} />
      <nav className={styles.sections} aria-label="Разделы кабинета">
        {sections.map((section) => (
          <Section key={section.id} section={section} isCurrent={section.id === current} />
        ))}
      </nav>
      <div className={styles.foot}>
        {notices && (
          <Section section={{ ...notices, id: 'notices', icon: <BellIcon />, label: noticesLabel }} isCurrent={false} />
        )}
        {accepting && (
          <div className={styles.accepting}>
            <Switch {...accepting} label={<span className={styles.word}>Принимаем заказы</span>} />
          </div>
        )}
        <Anchor className={styles.item} href="/">
          <span className={styles.mark}>
            <BranchMark />
          </span>
          <span className={styles.word}>На «{marketplace.accusative}»</span>
        </Anchor>
        <Anchor className={styles.item} href={person.href}>
          <Avatar name={person.name} src={person.src} size="s" />
          <span className={styles.word}>{person.name}</span>
        </Anchor>
      </div>
    </aside>
  );
}

function TopBar({ place, onSwitch, back, notices }: DeskFrameProps) {
  return (
    <header className={styles.top} data-back={back ? '' : undefined}>
      {back ? (
        <>
          <IconButton href={back.href} label={back.label} icon={<ArrowLeftIcon size="l" />} />
          <b className={styles.back}>{back.title}</b>
        </>
      ) : (
        <>
          <Shop place={place} onSwitch={onSwitch} />
          <span className={styles.topActions}>
            {notices && <IconButton label={noticesLabel} icon={<BellIcon size="l" />} {...notices} />}
          </span>
        </>
      )}
    </header>
  );
}

/** The desk of a shop: a rail from 768 px, a top bar and tabs on a phone. As high as the window. */
export function DeskFrame(props: DeskFrameProps) {
  const { back, children, sections, current, moreHref } = props;
  return (
    <div className={styles.frame}>
      <Rail {...props} />
      <TopBar {...props} />
      <main className={styles.main}>{children}</main>
      {!back && (
        <>
          <div className={bottomBarRoom} />
          <DeskTabs sections={sections} current={current} moreHref={moreHref} />
        </>
      )}
    </div>
  );
}
