import type { ReactNode } from 'react';
import { BranchMark } from '../../../components/Icon/BranchMark.tsx';
import { Anchor } from '../../../components/Link/index.ts';
import { vetka } from './marketplace.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** @default '/' */
  href?: string | undefined;
  /** @default 'Ветка' */
  name?: string | undefined;
  /** @default `BranchMark` */
  mark?: ReactNode;
}

/** The logo and the name, linked to the home page. */
export function Logo({ href = '/', name = vetka.nominative, mark = <BranchMark /> }: LogoProps) {
  return (
    <Anchor className={styles.logo} href={href} aria-label={`${name}, на главную`}>
      {mark}
      <span aria-hidden="true">{name}</span>
    </Anchor>
  );
}
