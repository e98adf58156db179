import type { ReactNode } from 'react';
import { Counter } from '../../../components/Counter/index.ts';
import { ChevronRightIcon } from '../../../components/Icon/icons/ChevronRightIcon.ts';
import { MenuIcon } from '../../../components/Icon/icons/MenuIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Switch } from '../../../components/Switch/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { useRootMark } from '../../../internal/rootMark.ts';
import { bottomBarMark } from '../../bottomBar.css.ts';
import type { Accepting, DeskSection, DeskTabsProps } from './sections.ts';
import * as styles from './DeskFrame.css.ts';

interface TabProps {
  href: string;
  label: string;
  icon: ReactNode;
  count?: number | undefined;
  isCurrent: boolean;
}

function Tab({ href, label, icon, count = 0, isCurrent }: TabProps) {
  return (
    <Anchor className={styles.tab} href={href} {...(isCurrent && { 'aria-current': 'page' as const })}>
      {icon}
      <span>{label}</span>
      {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
      <span className={styles.tabCount}>
        <Counter value={count} />
      </span>
    </Anchor>
  );
}

const isElsewhere = ({ isTab = false }: DeskSection) => !isTab;

/** The phone's tabs; a section that is not among them lights «Ещё». */
export function DeskTabs({ sections, current, moreHref }: DeskTabsProps) {
  useRootMark(bottomBarMark);
  const rest = sections.filter(isElsewhere);
  const isMore = current === 'more' || rest.some(({ id }) => id === current);
  const waiting = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <nav className={styles.bar} aria-label="Разделы">
      {sections
        .filter((section) => !isElsewhere(section))
        .map(({ id, href, label, icon, count = 0 }) => (
          <Tab key={id} href={href} label={label} icon={icon} count={count} isCurrent={id === current} />
        ))}
      {moreHref && <Tab href={moreHref} label="Ещё" icon={<MenuIcon size="m" />} count={waiting} isCurrent={isMore} />}
    </nav>
  );
}

export interface DeskMoreProps {
  sections: readonly DeskSection[];
  accepting?: Accepting | undefined;
}

/** The phone's page «Ещё»: the sections without a tab, and «Принимаем заказы». */
export function DeskMore({ sections, accepting }: DeskMoreProps) {
  const rest = sections.filter(isElsewhere);
  return (
    <div className={styles.more}>
      {rest.length > 0 && (
        <ul className={styles.card}>
          {rest.map(({ id, href, icon, label, note, count = 0 }) => (
            <li key={id}>
              <Anchor className={styles.moreRow} href={href}>
                <span className={styles.disc}>{icon}</span>
                <span className={styles.moreWords}>
                  <b className={styles.moreLabel}>{label}</b>
                  {note && <span className={styles.moreNote}>{note}</span>}
                </span>
                <Counter value={count} />
                {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
                <ChevronRightIcon />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {accepting && (
        <div className={styles.card} data-switch="">
          <Switch {...accepting} label="Принимаем заказы" description="Выключите, если не справляетесь" />
        </div>
      )}
    </div>
  );
}
