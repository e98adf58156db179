import { BranchMark } from '../../../components/Icon/BranchMark.tsx';
import { Anchor } from '../../../components/Link/index.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** @default '/' */
  href?: string;
}

/** The logo and the name, linked to the home page. */
export function Logo({ href = '/' }: LogoProps) {
  return (
    <Anchor className={styles.logo} href={href} aria-label="Ветка, на главную">
      <BranchMark />
      <span aria-hidden="true">Ветка</span>
    </Anchor>
  );
}
