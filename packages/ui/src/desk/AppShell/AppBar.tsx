import type { ReactNode } from 'react';
import { Counter } from '../../components/Counter/index.ts';
import { MenuIcon } from '../../components/Icon/icons/MenuIcon.ts';
import { Anchor } from '../../components/Link/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useRootMark } from '../../internal/rootMark.ts';
import { useWords } from '../../internal/words/words.ts';
import * as styles from './AppShell.css.ts';
import { barOf, type AppSectionGroup } from './sections.ts';

interface AppBarProps {
  groups: readonly AppSectionGroup[];
  current: string | undefined;
  /** Opens the panel with all sections. */
  onMore: () => void;
}

/** The bar at the bottom of a phone. A section that is not in it lights «Ещё». */
export function AppBar({ groups, current, onMore }: AppBarProps) {
  useRootMark(styles.barMark);
  const { sections = 'Разделы', moreSections = 'Ещё' } = useWords();
  const { shown, rest } = barOf(groups);
  const waiting = rest.reduce((sum, { count = 0 }) => sum + count, 0);
  return (
    <nav className={styles.bar} aria-label={sections}>
      {shown.map(({ id, href, label, icon, count = 0 }) => (
        <Anchor key={id} className={styles.tab} href={href} aria-current={id === current ? 'page' : undefined}>
          <TabContent label={label} icon={icon} count={count} />
        </Anchor>
      ))}
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.tab}
          aria-haspopup="dialog"
          aria-current={rest.some(({ id }) => id === current) || undefined}
          onClick={onMore}
        >
          <TabContent label={moreSections} icon={<MenuIcon />} count={waiting} />
        </button>
      )}
    </nav>
  );
}

function TabContent({ label, icon, count }: { label: string; icon: ReactNode; count: number }) {
  return (
    <>
      {icon}
      <span className={styles.tabWord}>{label}</span>
      {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
      <span className={styles.tabCount}>
        <Counter value={count} />
      </span>
    </>
  );
}
