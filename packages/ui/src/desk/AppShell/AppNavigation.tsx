import { useId } from 'react';
import { Counter } from '../../components/Counter/index.ts';
import { Anchor, type AnchorProps } from '../../components/Link/index.ts';
import { Tooltip } from '../../components/Tooltip/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import * as styles from './AppShell.css.ts';
import type { AppSection, AppSectionGroup } from './sections.ts';

interface AppNavigationProps {
  groups: readonly AppSectionGroup[];
  current: string | undefined;
  /** Names the icons in tooltips. */
  isCollapsed?: boolean | undefined;
  /** A link was followed: a panel closes. */
  onFollow?: (() => void) | undefined;
}

/** The sections under their headings: at the side, and in the panel of a phone. */
export function AppNavigation({ groups, current, ...shared }: AppNavigationProps) {
  const ownId = useId();
  return groups.map(({ title, sections }, place) => {
    const id = `${ownId}-${place}`;
    return (
      <div key={title ?? place}>
        {title && (
          <p id={id} className={styles.groupTitle}>
            <span className={styles.word}>{title}</span>
          </p>
        )}
        <ul aria-labelledby={title && id}>
          {sections.map((section) => (
            <li key={section.id}>
              <NavigationItem {...shared} section={section} isCurrent={section.id === current} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

/** A link that its tooltip does not describe: it says the name again. */
function PlainAnchor({ 'aria-describedby': _name, ...props }: AnchorProps) {
  return <Anchor {...props} />;
}

interface NavigationItemProps extends Pick<AppNavigationProps, 'isCollapsed' | 'onFollow'> {
  section: AppSection;
  isCurrent: boolean;
}

function NavigationItem({
  section: { label, href, icon, count = 0 },
  isCurrent,
  isCollapsed,
  onFollow,
}: NavigationItemProps) {
  const link = (
    <PlainAnchor className={styles.item} href={href} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      {icon}
      <span className={styles.word}>{label}</span>
      {count > 0 && <VisuallyHidden>, {count}</VisuallyHidden>}
      <span className={styles.count}>
        <Counter value={count} />
      </span>
    </PlainAnchor>
  );
  if (onFollow) return link;
  return (
    <Tooltip text={label} side="right" isOpen={isCollapsed ? undefined : false}>
      {link}
    </Tooltip>
  );
}
