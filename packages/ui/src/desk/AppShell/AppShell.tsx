import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { ChevronLeftIcon } from '../../components/Icon/icons/ChevronLeftIcon.ts';
import { MenuIcon } from '../../components/Icon/icons/MenuIcon.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { SidePanel } from '../../components/SidePanel/index.ts';
import { useRootMark } from '../../internal/rootMark.ts';
import { useWords } from '../../internal/words/words.ts';
import type { Command } from '../CommandPalette/index.ts';
import { AppBar } from './AppBar.tsx';
import { AppNavigation } from './AppNavigation.tsx';
import * as styles from './AppShell.css.ts';
import { CommandButton } from './CommandButton.tsx';
import type { AppSectionGroup } from './sections.ts';
import { useCollapsed, type CollapsedProps } from './useCollapsed.ts';

export interface AppShellProps extends CollapsedProps {
  /** Logo or name of the application, a link to its first page. */
  brand: ReactNode;
  groups: readonly AppSectionGroup[];
  /** Id of the section that is open. */
  current?: string | undefined;
  /** Shows the button of the command palette, which Ctrl+K opens. */
  commands?: readonly Command[] | undefined;
  /** Buttons in the top bar: notices, help. */
  actions?: ReactNode;
  /** Who is signed in: a menu or a link with an `Avatar`. */
  person?: ReactNode;
  /** Below the sections: a switch, a version. */
  foot?: ReactNode;
  /** Navigation on a phone: a panel behind a button in the top bar, or a bar with five places. @default 'panel' */
  phone?: 'panel' | 'bar' | undefined;
  children: ReactNode;
}

/** Without the router: the address stays, and the focus is where reading goes on. */
function focusContent(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/** The frame of an application: sections at the side, a bar on top, the page. */
export function AppShell(props: AppShellProps) {
  const { brand, groups, current, commands, actions, person, foot, phone = 'panel', children, ...collapsible } = props;
  const { toContent = 'К содержанию', sections = 'Разделы' } = useWords();
  const { collapsed, mark, toggle } = useCollapsed(collapsible);
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  useRootMark(styles.topMark);
  const contentId = useId();
  const openPanel = () => setIsPanelOpen(true);
  const closePanel = () => setIsPanelOpen(false);
  return (
    <div className={styles.shell} data-phone={phone}>
      <a className={styles.skip} href={`#${contentId}`} onClick={focusContent}>
        {toContent}
      </a>
      <header className={styles.top}>
        {phone === 'panel' && (
          <span className={styles.menu}>
            <IconButton label={sections} icon={<MenuIcon size="l" />} aria-haspopup="dialog" onClick={openPanel} />
          </span>
        )}
        <div className={styles.brand}>{brand}</div>
        {commands && <CommandButton commands={commands} />}
        <div className={styles.actions}>
          {actions}
          {person}
        </div>
      </header>
      <nav className={styles.side} aria-label={sections} data-collapsed={mark}>
        <AppNavigation groups={groups} current={current} isCollapsed={collapsed} />
        <div className={styles.bottom}>
          {foot && <div className={styles.foot}>{foot}</div>}
          <Toggle isCollapsed={collapsed} onClick={toggle} />
        </div>
      </nav>
      <main id={contentId} className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {phone === 'bar' && <AppBar groups={groups} current={current} onMore={openPanel} />}
      <SidePanel isOpen={isPanelOpen} onClose={closePanel} title={sections} foot={foot}>
        <AppNavigation groups={groups} current={current} onFollow={closePanel} />
      </SidePanel>
    </div>
  );
}

function Toggle({ isCollapsed, onClick }: { isCollapsed: boolean; onClick: () => void }) {
  const { collapseMenu = 'Свернуть меню', expandMenu = 'Развернуть меню' } = useWords();
  return (
    <button type="button" className={styles.item} onClick={onClick}>
      <span className={styles.arrow} data-collapsed={isCollapsed ? '' : undefined}>
        <ChevronLeftIcon />
      </span>
      <span className={styles.word}>{isCollapsed ? expandMenu : collapseMenu}</span>
    </button>
  );
}
