import type { ReactNode } from 'react';
import { Anchor } from '../../../components/Link/index.ts';
import { Heading } from '../../../components/Heading/index.ts';
import * as styles from './SettingsForm.css.ts';

export interface SettingsLink {
  id: string;
  label: string;
}

export interface SettingsLayoutProps {
  /** Sections in page order. */
  links: readonly SettingsLink[];
  children: ReactNode;
}

/** The settings page: a column of sections and, on a wide screen, a navigation beside it. */
export function SettingsLayout({ links, children }: SettingsLayoutProps) {
  return (
    <div className={styles.page}>
      <div className={styles.heading}>
        <Heading level={1}>Настройки</Heading>
      </div>
      <nav className={styles.links} aria-label="Разделы настроек">
        {links.map(({ id, label }) => (
          <Anchor key={id} className={styles.link} href={`#${id}`}>
            {label}
          </Anchor>
        ))}
      </nav>
      <div className={styles.sections}>{children}</div>
    </div>
  );
}
