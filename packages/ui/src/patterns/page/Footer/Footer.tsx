import type { ReactNode } from 'react';
import { Chip } from '../../../components/Chip/index.ts';
import { Container } from '../../../components/Container/index.ts';
import { PhoneIcon } from '../../../components/Icon/icons/PhoneIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Logo } from '../Logo/index.ts';
import * as styles from './Footer.css.ts';

export interface FooterGroup {
  title: string;
  links: readonly { href: string; label: string }[];
}

export interface FooterProps {
  /** @default `Logo` */
  logo?: ReactNode;
  /** Links of the footer, provided by the site. */
  groups: readonly FooterGroup[];
  /** @default 'Цветы, растения и подарки от независимых мастерских.' */
  summary?: string | undefined;
  /** Display format: «8 800 555-01-02». */
  phone?: string | undefined;
  /** `ThemeSwitch`. */
  themeSwitch?: ReactNode;
}

const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function LinkGroup({ title, links }: FooterGroup) {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor className={styles.link} href={href}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The footer of content pages. */
export function Footer({
  logo = <Logo />,
  groups,
  summary = 'Цветы, растения и подарки от независимых мастерских.',
  phone,
  themeSwitch,
}: FooterProps) {
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.about}>
            {logo}
            <p className={styles.summary}>{summary}</p>
            {phone && (
              <Chip href={telephone(phone)} variant="soft" icon={<PhoneIcon size="s" />}>
                {phone}
              </Chip>
            )}
            {themeSwitch}
          </div>
          {groups.map((group) => (
            <LinkGroup key={group.title} {...group} />
          ))}
        </div>
      </Container>
    </footer>
  );
}
